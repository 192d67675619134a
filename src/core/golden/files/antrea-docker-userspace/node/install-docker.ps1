# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding(DefaultParameterSetName = 'Host')]
param (
    [Parameter(Mandatory = $true, ParameterSetName = 'Host', HelpMessage = 'SHA-256 of the archive docker-RELEASE.zip; listed nowhere')]
    [string] $DockerHash,

    [Parameter(Mandatory = $true, ParameterSetName = 'Installed', HelpMessage = 'The engine is on this computer already')]
    [switch] $Installed
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

$webOptions = @{}

if (-not $Installed) {
    $DockerRelease = '20.10.9'
    $file = Get-File -Uri ('https://download.docker.com/win/static/stable/x86_64/docker-' + $DockerRelease + '.zip') -Hash $DockerHash
    $running = Get-Service -Name 'docker' -ErrorAction SilentlyContinue
    if ($running -and $running.Status -ne 'Stopped') { Stop-Service -Name 'docker' -Force }
    # The archive holds one directory, docker.
    Expand-Archive -LiteralPath $file -DestinationPath $env:ProgramFiles -Force
    $programs = Join-Path $env:ProgramFiles 'docker'
    Add-ToPath -Directory $programs
    if (-not $running) {
        Invoke-Native -Program (Join-Path $programs 'dockerd.exe') -Arguments @('--register-service')
    }
}

if (-not (Get-Service -Name 'docker' -ErrorAction SilentlyContinue)) {
    throw 'There is no service docker: the engine is not installed, or Windows wants a restart first.'
}
Set-Service -Name 'docker' -StartupType Automatic
Start-Service -Name 'docker'
Invoke-Native -Program 'docker.exe' -Arguments @('version')

Write-Host 'The runtime runs. Next: node\prepare-node.ps1 -AfterRuntime.'
