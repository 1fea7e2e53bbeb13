/* What is seen from a point, by intervals of angle: the bound the benchmark holds ours against.

   pieces: n walls of four doubles that do not cross; the box x0 y0 x1 y1 closes the sight: walls are clipped to it and its sides
   added here.  Gives the number of corners written to out (two doubles each).  room: 40 * n + 4000 doubles. */
#include <math.h>
#include <stdlib.h>

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int place(const double *events, int m, double value)
{
    int low = 0, high = m;
    while (low < high) {
        int k = (low + high) / 2;
        if (events[k] < value) low = k + 1; else high = k;
    }
    return low;
}

/* The part of a wall between two upright or level lines: along one axis, what lies from 0 to 1 on the wall is narrowed. */
static int narrowed(double start, double run, double low, double high, double *enter, double *leave)
{
    if (run == 0) return start >= low && start <= high;
    double one = (low - start) / run, other = (high - start) / run;
    if (one > other) { double t = one; one = other; other = t; }
    if (one > *enter) *enter = one;
    if (other < *leave) *leave = other;
    return *enter < *leave;
}

int sight(const double *pieces, int n, double px, double py, double x0, double y0, double x1, double y1, double *out, double *room)
{
    double *ax = room, *ay = ax + n + 4, *dx = ay + n + 4, *dy = dx + n + 4, *from = dy + n + 4, *to = from + n + 4, *events = to + n + 4;
    double sides[16] = {x0, y0, x1, y0, x1, y0, x1, y1, x1, y1, x0, y1, x0, y1, x0, y0};
    int m = 0, e = 0;
    for (int i = 0; i < n + 4; i++) {
        const double *s = i < n ? pieces + 4 * (long)i : sides + 4 * (i - n);
        if ((s[0] < x0 && s[2] < x0) || (s[0] > x1 && s[2] > x1) || (s[1] < y0 && s[3] < y0) || (s[1] > y1 && s[3] > y1)) continue;
        double enter = 0, leave = 1, rx = s[2] - s[0], ry = s[3] - s[1];
        if (i < n && !(narrowed(s[0], rx, x0, x1, &enter, &leave) && narrowed(s[1], ry, y0, y1, &enter, &leave))) continue;
        double a = s[0] + enter * rx - px, b = s[1] + enter * ry - py, c = s[2] - px, d = s[3] - py;
        if (leave < 1) { c = s[0] + leave * rx - px; d = s[1] + leave * ry - py; }
        double area = a * d - b * c;
        if (fabs(area) < 1e-12) continue;
        if (area < 0) { double t = a; a = c; c = t; t = b; b = d; d = t; }
        ax[m] = a; ay[m] = b; dx[m] = c - a; dy[m] = d - b;
        from[m] = atan2(b, a); to[m] = atan2(d, c);
        events[e++] = from[m]; events[e++] = to[m];
        m++;
    }
    qsort(events, e, sizeof(double), by_value);
    int u = 1;
    for (int i = 1; i < e; i++) if (events[i] != events[u - 1]) events[u++] = events[i];
    e = u;
    double *best = events + e + 1, *cx = best + e, *cy = cx + e;
    int *winner = (int *)(cy + e);
    for (int k = 0; k < e; k++) {
        double next = k + 1 < e ? events[k + 1] : events[0] + 2 * M_PI, middle = .5 * (events[k] + next);
        cx[k] = cos(middle); cy[k] = sin(middle); best[k] = 1e300; winner[k] = -1;
    }
    for (int i = 0; i < m; i++) {
        int first = place(events, e, from[i]), last = place(events, e, to[i]);
        double area = ax[i] * dy[i] - ay[i] * dx[i];
        for (int pass = 0; pass < 2; pass++) {
            int a = first, b = last;
            if (last <= first) { if (pass) a = 0; else b = e; } else if (pass) break;
            for (int k = a; k < b; k++) {
                double gap = area / (cx[k] * dy[i] - cy[k] * dx[i]);
                if (gap < best[k]) { best[k] = gap; winner[k] = i; }
            }
        }
    }
    int corners = 0;
    for (int k = 0; k < e; k++) {
        int before = winner[(k + e - 1) % e], after = winner[k];
        if (before == after) continue;
        double c = cos(events[k]), s = sin(events[k]);
        int both[2] = {before, after};
        for (int j = 0; j < 2; j++) {
            int i = both[j];
            if (i < 0) continue;
            double gap = (ax[i] * dy[i] - ay[i] * dx[i]) / (c * dy[i] - s * dx[i]);
            out[2 * corners] = px + gap * c; out[2 * corners + 1] = py + gap * s;
            corners++;
        }
    }
    return corners;
}
