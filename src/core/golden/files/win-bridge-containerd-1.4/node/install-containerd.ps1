# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding(DefaultParameterSetName = 'Host')]
param (
    [Parameter(HelpMessage = 'Hashes by file name, in place of the checksum files of the publisher')]
    [hashtable] $KnownHash = @{}
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

$webOptions = @{}

$programs = Join-Path $env:ProgramFiles 'containerd'
$containerd = Join-Path $programs 'containerd.exe'
$shim = Join-Path $programs 'containerd-shim-runhcs-v1.exe'
$installed = ''
if ((Test-Path -LiteralPath $containerd) -and (Test-Path -LiteralPath $shim)) { $installed = [string] (& $containerd @('--version')) }
if ($installed -notlike '* v1.4.13 *') {
    $file = Get-PublishedFile -Uri 'https://github.com/containerd/containerd/releases/download/v1.4.13/containerd-1.4.13-windows-amd64.tar.gz' -Checksum 'https://github.com/containerd/containerd/releases/download/v1.4.13/containerd-1.4.13-windows-amd64.tar.gz.sha256sum'
    $running = Get-Service -Name 'containerd' -ErrorAction SilentlyContinue
    if ($running -and $running.Status -ne 'Stopped') {
        Write-Warning 'containerd is stopped for the update, and the kubelet with it.'
        Stop-Service -Name 'containerd' -Force
    }
    $null = New-Item -ItemType Directory -Force -Path $programs
    # A shim lives as long as its pod and holds its file: that takes another name, but no other content.
    Remove-Item -Path ($shim + '.*.old') -Force -ErrorAction SilentlyContinue
    if (Test-Path -LiteralPath $shim) { Move-Item -LiteralPath $shim -Destination ('{0}.{1:yyyyMMddHHmmss}.old' -f $shim, (Get-Date)) }
    Invoke-Native -Program 'tar.exe' -Arguments @('-xf', $file, '-C', $programs, '--strip-components=1')
    if (-not (Test-Path -LiteralPath $containerd)) { throw ('{0} holds no containerd.exe.' -f $file) }
}

$config = Join-Path $programs 'config.toml'
$ownConfig = Join-Path $PSScriptRoot 'containerd-config.toml'
if ((Test-Path -LiteralPath $config) -and (Get-FileHash -LiteralPath $config).Hash -ne (Get-FileHash -LiteralPath $ownConfig).Hash) {
    Copy-Item -LiteralPath $config -Destination ($config + '.before') -Force
}
Copy-Item -LiteralPath $ownConfig -Destination $config -Force

Add-ToPath -Directory $programs

$defender = Get-Service -Name 'WinDefend' -ErrorAction SilentlyContinue
if ($defender -and $defender.Status -eq 'Running') {
    try { Add-MpPreference -ExclusionProcess $containerd }
    catch { Write-Warning ('Windows Defender takes no exclusion: {0}' -f $_.Exception.Message) }
}

$null = New-Item -ItemType Directory -Force -Path 'C:\var\log\kubelet'
if (-not (Get-Service -Name 'containerd' -ErrorAction SilentlyContinue)) {
    Invoke-Native -Program $containerd -Arguments @('--register-service', '--log-file', 'C:\var\log\kubelet\containerd.log')
}
$runs = (Get-CimInstance -ClassName Win32_Service | Where-Object { $_.Name -eq 'containerd' }).PathName
if ($runs -notlike ('*' + $containerd + '*')) { throw ('The service containerd runs {0}, not {1}: unregister that one first.' -f $runs, $containerd) }
Set-Service -Name 'containerd' -StartupType Automatic
Invoke-Native -Program 'sc.exe' -Arguments @('failure', 'containerd', 'reset=', '900', 'actions=', 'restart/60000/restart/60000/restart/60000')
Stop-NodeService -Name 'containerd'
Move-LargeLog -Path 'C:\var\log\kubelet\containerd.log'
Restart-Service -Name 'containerd' -Force
$kubelet = Get-Service -Name 'kubelet' -ErrorAction SilentlyContinue
if ($kubelet -and $kubelet.Status -eq 'Stopped') { Write-Warning 'The kubelet is stopped, as it is with its runtime. On a node that has joined, node\register-services.ps1 -Restart starts the services again.' }

$crictlConfig = Join-Path $env:USERPROFILE '.crictl\crictl.yaml'
$null = New-Item -ItemType Directory -Force -Path (Split-Path -Parent $crictlConfig)
Set-Content -LiteralPath $crictlConfig -Encoding Ascii -Value @('runtime-endpoint: npipe://./pipe/containerd-containerd', 'image-endpoint: npipe://./pipe/containerd-containerd')
Invoke-Native -Program (Join-Path $programs 'ctr.exe') -Arguments @('version')
Write-Host 'containerd runs. Next: node\prepare-node.ps1 -AfterRuntime.'
