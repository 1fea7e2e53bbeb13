/* A movement field by buckets, as fast as it gets: the bound the benchmark holds ours against.

   w: n * n * 8 step costs, square by square (0: no step); directions as in battlemap.geometry.DIRECTIONS, odd ones diagonal.
   parity: 1 when every second diagonal costs twice its entry; a state is then a square and n * n more for "next is double".
   dist: n * n (twice that with parity) costs, FAR where nothing reaches.  q: 8 times as many entries of room per bucket. */
#include <stdint.h>

#define BUCKETS 16
#define FAR 0x3fffffff

static const int DX[8] = {1, 1, 0, -1, -1, -1, 0, 1}, DY[8] = {0, 1, 1, 1, 0, -1, -1, -1};

void dial(const uint8_t *w, int n, int start, int budget, int parity, int32_t *restrict dist, int32_t *restrict q)
{
    int squares = n * n, states = parity ? 2 * squares : squares, count[BUCKETS] = {0}, offset[8], empty = 0;
    long room = (long)states * 8;
    for (int d = 0; d < 8; d++) offset[d] = DY[d] * n + DX[d];
    for (int i = 0; i < states; i++) dist[i] = FAR;
    dist[start] = 0;
    q[0] = start;
    count[0] = 1;
    for (int spent = 0; spent <= budget && empty < BUCKETS; spent++) {
        int k = spent % BUCKETS, m = count[k];
        int32_t *bucket = q + k * room;
        if (!m) { empty++; continue; }
        empty = 0;
        count[k] = 0;
        for (int i = 0; i < m; i++) {
            int u = bucket[i];
            if (dist[u] != spent) continue;
            int doubled = u >= squares, square = doubled ? u - squares : u;
            const uint8_t *step = w + (long)square * 8;
            for (int d = 0; d < 8; d++) {
                int price = step[d], other = doubled;
                if (!price) continue;
                if (parity && d % 2) { if (doubled) price *= 2; other = !doubled; }
                int v = square + offset[d] + (other ? squares : 0), total = spent + price;
                if (total < dist[v]) {
                    dist[v] = total;
                    int b = total % BUCKETS;
                    q[b * room + count[b]++] = v;
                }
            }
        }
    }
}
