# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding(DefaultParameterSetName = 'Host')]
param (
    [Parameter(Mandatory = $true, ParameterSetName = 'Host', HelpMessage = 'SHA-256 of the installer of Mirantis, https://get.mirantis.com/install.ps1; listed nowhere')]
    [string] $InstallerHash,

    [Parameter(Mandatory = $true, HelpMessage = 'SHA-256 of cri-dockerd 0.4.3; listed: nowhere; see the release page')]
    [string] $CriDockerdHash,

    [Parameter(Mandatory = $true, ParameterSetName = 'Installed', HelpMessage = 'The engine is on this computer already')]
    [switch] $Installed
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

$webOptions = @{}

if (-not $Installed) {
    $installer = Get-File -Uri 'https://get.mirantis.com/install.ps1' -Hash $InstallerHash -Name 'mirantis-install.ps1'
    # It was not written for the strict mode of this script.
    & { Set-StrictMode -Off; $ErrorActionPreference = 'Continue'; & $installer }
    $env:Path = [Environment]::GetEnvironmentVariable('Path', 'Machine')
}

if (-not (Get-Service -Name 'docker' -ErrorAction SilentlyContinue)) {
    throw 'There is no service docker: the engine is not installed, or Windows wants a restart first.'
}
Set-Service -Name 'docker' -StartupType Automatic
Start-Service -Name 'docker'
Invoke-Native -Program 'docker.exe' -Arguments @('version')

Stop-NodeService -Name 'cri-dockerd'

# cri-dockerd
$file = Get-File -Uri 'https://github.com/Mirantis/cri-dockerd/releases/download/v0.4.3/cri-dockerd-0.4.3.win.amd64.zip' -Hash $CriDockerdHash
$folder = Join-Path $downloads ('cri-dockerd-0.4.3.win.amd64.zip' + '.unpacked')
Expand-Archive -LiteralPath $file -DestinationPath $folder -Force
$program = Get-ChildItem -LiteralPath $folder -Recurse -File | Where-Object { $_.FullName -like '*\cri-dockerd.exe' } | Select-Object -First 1
if (-not $program) { throw ('No {0} in {1}.' -f '*\cri-dockerd.exe', $file) }
Install-Program -Source $program.FullName -Destination 'C:\k\cri-dockerd.exe'

$null = New-Item -ItemType Directory -Force -Path 'C:\var\log\kubelet'
Set-NssmService -Name 'cri-dockerd' -Program 'C:\k\cri-dockerd.exe' -Arguments @('--container-runtime-endpoint=npipe:////./pipe/cri-dockerd', '--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:3.6', '--network-plugin=cni', '--cni-bin-dir=C:\k\cni', '--cni-conf-dir=C:\k\cni\config') -Directory 'C:\k' -DependsOn @('docker')
Start-Service -Name 'cri-dockerd'
$kubelet = Get-Service -Name 'kubelet' -ErrorAction SilentlyContinue
if ($kubelet -and $kubelet.Status -eq 'Stopped') { Write-Warning 'The kubelet is stopped, as it is with its runtime. On a node that has joined, node\register-services.ps1 -Restart starts the services again.' }

Write-Host 'The runtime runs. Next: node\prepare-node.ps1 -AfterRuntime.'
