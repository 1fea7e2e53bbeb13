; The setup program for Windows, by Inno Setup 6.3 or newer.  packaging/build.py runs this when the bundle is there:
;
;     iscc /DAppVersion=0.1.0 packaging\windows\battlemap.iss
;
; Not run where it was written, there is no Windows: tests/house/test_recipes.py reads it as text, and the job "windows" in
; .github/workflows/release.yml compiles it, installs silently, runs the installed program's self-test and uninstalls.
;
; One may install for oneself without an administrator (the default) or for all users.  Fights lie in the user's own folders, which
; neither setup nor uninstaller touches.  The program holds no mutex; setup asks Windows which files of it are in use.

#ifndef AppVersion
  #error Say which version: iscc /DAppVersion=1.2.3 battlemap.iss
#endif
#define Bundle "..\..\dist\battlemap"
#define Program "battlemap.exe"
; The four numbers of the program's own version resource (version_info.py): setup and program cannot differ.
#define Numbers GetVersionNumbersString(AddBackslash(SourcePath) + Bundle + "\" + Program)

[Setup]
AppId={{4B6DEA11-B86D-4003-B074-2173A9DAAF45}
AppName=Battlemap
AppVersion={#AppVersion}
AppVerName=Battlemap {#AppVersion}
AppPublisher=Battlemap contributors
AppCopyright=Copyright (c) 2026 Battlemap contributors
DefaultDirName={autopf}\Battlemap
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline dialog
; Windows on ARM runs x64 programs too.  Windows 10 1809 is the oldest that Qt 6.11 supports.
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
ShowLanguageDialog=auto
WizardStyle=modern
SetupIconFile=..\..\build\icons\battlemap.ico
UninstallDisplayIcon={app}\{#Program}
UninstallDisplayName=Battlemap
Compression=lzma2/max
SolidCompression=yes
OutputDir=..\..\dist
OutputBaseFilename=battlemap-{#AppVersion}-setup
VersionInfoVersion={#Numbers}
VersionInfoTextVersion={#AppVersion}
VersionInfoProductTextVersion={#AppVersion}
VersionInfoDescription=Battlemap Setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[CustomMessages]
en.FightFile=Battlemap fight
it.FightFile=Scontro di Battlemap
pt_BR.FightFile=Combate do Battlemap
en.MapFile=Universal VTT map
it.MapFile=Mappa Universal VTT
pt_BR.MapFile=Mapa Universal VTT

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; The libraries of the version before: one left behind would be loaded.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "..\..\build\icons\battlemap-document.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Battlemap"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\Battlemap"; Filename: "{app}\{#Program}"; Tasks: desktopicon

[Registry]
; Fights are this program's: double-clicking opens them.
Root: HKA; Subkey: "Software\Classes\Battlemap.Fight"; ValueType: string; ValueData: "{cm:FightFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Battlemap.Fight\DefaultIcon"; ValueType: string; ValueData: "{app}\battlemap-document.ico"
Root: HKA; Subkey: "Software\Classes\Battlemap.Fight\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.battlemap"; ValueType: string; ValueData: "Battlemap.Fight"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.battlemap\OpenWithProgids"; ValueType: string; ValueName: "Battlemap.Fight"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
; Maps belong to whatever made them: Battlemap stands in "Open with" and takes nothing over.
Root: HKA; Subkey: "Software\Classes\Battlemap.Map"; ValueType: string; ValueData: "{cm:MapFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Battlemap.Map\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\Battlemap.Map\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.dd2vtt\OpenWithProgids"; ValueType: string; ValueName: "Battlemap.Map"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.uvtt\OpenWithProgids"; ValueType: string; ValueName: "Battlemap.Map"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.df2vtt\OpenWithProgids"; ValueType: string; ValueName: "Battlemap.Map"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,Battlemap}"; Flags: nowait postinstall skipifsilent
