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

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'
[Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12

function Invoke-Native {
    param (
        [Parameter(Mandatory = $true)] [string] $Program,
        [string[]] $Arguments = @()
    )
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) {
        throw ('{0} ended with exit code {1}.' -f $Program, $LASTEXITCODE)
    }
}

$webOptions = @{}

$downloads = Join-Path $env:ProgramData 'windows-node-downloads'
$null = New-Item -ItemType Directory -Force -Path $downloads
$KnownHash = @{}

function Save-File {
    param ([string] $Uri, [string] $Path)
    Write-Host ('Fetching {0}' -f $Uri)
    try {
        Invoke-WebRequest -UseBasicParsing -Uri $Uri -OutFile $Path @webOptions
    }
    catch {
        throw ('{0} could not be fetched: {1}' -f $Uri, $_.Exception.Message)
    }
}

# The first word of a checksum file; in a list, of the line that names the file.
function Get-PublishedHash {
    param ([string] $Uri, [string] $Name, [bool] $IsList)
    $file = Join-Path $downloads ($Name + '.checksum')
    Save-File -Uri $Uri -Path $file
    $lines = @(Get-Content -LiteralPath $file | Where-Object { $_.Trim() -ne '' })
    if ($IsList) {
        $lines = @($lines | Where-Object { ($_.Trim() -split '\s+\*?')[-1] -eq $Name })
    }
    if ($lines.Count -eq 0) {
        throw ('{0} holds no hash of {1}.' -f $Uri, $Name)
    }
    return ($lines[0].Trim() -split '\s+')[0]
}

function Test-FileHash {
    param ([string] $Path, [string] $Algorithm, [string] $Expected)
    if (-not (Test-Path -LiteralPath $Path -PathType Leaf)) { return $false }
    return (Get-FileHash -LiteralPath $Path -Algorithm $Algorithm).Hash -eq $Expected.Trim()
}

# Fetches a file once; a copy whose hash is right is kept.
function Get-File {
    param ([string] $Uri, [string] $Hash, [string] $Name = ($Uri -split '/')[-1], [string] $Algorithm = 'SHA256')
    $path = Join-Path $downloads $Name
    if (Test-FileHash -Path $path -Algorithm $Algorithm -Expected $Hash) {
        Write-Host ('{0} is already here and unchanged.' -f $Name)
        return $path
    }
    Save-File -Uri $Uri -Path $path
    if (-not (Test-FileHash -Path $path -Algorithm $Algorithm -Expected $Hash)) {
        Remove-Item -LiteralPath $path -Force
        throw ('{0} does not have the hash {1}; it was deleted.' -f $Name, $Hash)
    }
    Unblock-File -LiteralPath $path
    return $path
}

# The hash comes from the publisher's checksum file, or from -KnownHash where there is none.
function Get-PublishedFile {
    param ([string] $Uri, [string] $Checksum, [string] $Algorithm = 'SHA256', [switch] $List)
    $name = ($Uri -split '/')[-1]
    if ($KnownHash.ContainsKey($name)) {
        $hash = [string] $KnownHash[$name]
    }
    else {
        $hash = Get-PublishedHash -Uri $Checksum -Name $name -IsList $List
    }
    return (Get-File -Uri $Uri -Hash $hash -Name $name -Algorithm $Algorithm)
}

function Install-Program {
    param ([string] $Source, [string] $Destination)
    $null = New-Item -ItemType Directory -Force -Path (Split-Path -Parent $Destination)
    if (Test-Path -LiteralPath $Destination) {
        if ((Get-FileHash -LiteralPath $Source).Hash -eq (Get-FileHash -LiteralPath $Destination).Hash) { return }
    }
    try {
        Copy-Item -LiteralPath $Source -Destination $Destination -Force
    }
    catch {
        throw ('{0} cannot be replaced; stop the service that uses it first. {1}' -f $Destination, $_.Exception.Message)
    }
}

if (-not $Installed) {
    $DockerRelease = '20.10.9'
    $file = Get-File -Uri ('https://download.docker.com/win/static/stable/x86_64/docker-' + $DockerRelease + '.zip') -Hash $DockerHash
    $running = Get-Service -Name 'docker' -ErrorAction SilentlyContinue
    if ($running -and $running.Status -ne 'Stopped') { Stop-Service -Name 'docker' -Force }
    # The archive holds one directory, docker.
    Expand-Archive -LiteralPath $file -DestinationPath $env:ProgramFiles -Force
    $programs = Join-Path $env:ProgramFiles 'docker'
    $machinePath = [Environment]::GetEnvironmentVariable('Path', 'Machine')
    if (($machinePath -split ';') -notcontains $programs) {
        [Environment]::SetEnvironmentVariable('Path', ($machinePath.TrimEnd(';') + ';' + $programs), 'Machine')
    }
    $env:Path = $env:Path.TrimEnd(';') + ';' + $programs
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
