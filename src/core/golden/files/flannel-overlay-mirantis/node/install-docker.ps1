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
function ConvertTo-CommandLine {
    param ([string[]] $Arguments)
    $quoted = foreach ($argument in $Arguments) {
        if ($argument -ne '' -and $argument -notmatch '[\s"]') {
            $argument
        }
        else {
            $quote = [string] [char] 34
            $quote + ($argument -replace '(\\*)"', '$1$1\"' -replace '(\\+)$', '$1$1') + $quote
        }
    }
    return (@($quoted) -join ' ')
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
    $installer = Get-File -Uri 'https://get.mirantis.com/install.ps1' -Hash $InstallerHash -Name 'mirantis-install.ps1'
    & $installer
    $env:Path = [Environment]::GetEnvironmentVariable('Path', 'Machine')
}

if (-not (Get-Service -Name 'docker' -ErrorAction SilentlyContinue)) {
    throw 'There is no service docker: the engine is not installed, or Windows wants a restart first.'
}
Set-Service -Name 'docker' -StartupType Automatic
Start-Service -Name 'docker'
Invoke-Native -Program 'docker.exe' -Arguments @('version')

# cri-dockerd
$file = Get-File -Uri 'https://github.com/Mirantis/cri-dockerd/releases/download/v0.4.3/cri-dockerd-0.4.3.win.amd64.zip' -Hash $CriDockerdHash
$folder = Join-Path $downloads ('cri-dockerd-0.4.3.win.amd64.zip' + '.unpacked')
Expand-Archive -LiteralPath $file -DestinationPath $folder -Force
$program = Get-ChildItem -LiteralPath $folder -Recurse -File | Where-Object { $_.FullName -like '*\cri-dockerd.exe' } | Select-Object -First 1
if (-not $program) { throw ('No {0} in {1}.' -f '*\cri-dockerd.exe', $file) }
Install-Program -Source $program.FullName -Destination 'C:\k\cri-dockerd.exe'

$nssm = 'C:\k\nssm.exe'
function Set-NssmService {
    param ([string] $Name, [string] $Program, [string[]] $Arguments, [string] $Directory, [string[]] $DependsOn = @(), [string] $Environment = '')
    if (-not (Get-Service -Name $Name -ErrorAction SilentlyContinue)) {
        Invoke-Native -Program $nssm -Arguments @('install', $Name, $Program)
    }
    $settings = [ordered] @{
        Application  = $Program
        AppDirectory = $Directory
        AppStdout    = Join-Path 'C:\var\log\kubelet' ($Name + '.log')
        AppStderr    = Join-Path 'C:\var\log\kubelet' ($Name + '.err.log')
        AppRestartDelay = '5000'
        AppThrottle = '1500'
        AppStdoutCreationDisposition = '4'
        AppStderrCreationDisposition = '4'
        AppRotateFiles = '1'
        AppRotateOnline = '1'
        AppRotateSeconds = '86400'
        AppRotateBytes = '10485760'
        Start        = 'SERVICE_AUTO_START'
    }
    if ($Environment -ne '') { $settings['AppEnvironmentExtra'] = $Environment }
    foreach ($setting in $settings.GetEnumerator()) {
        Invoke-Native -Program $nssm -Arguments @('set', $Name, $setting.Key, $setting.Value)
    }
    if ($DependsOn.Count -gt 0) {
        Invoke-Native -Program $nssm -Arguments (@('set', $Name, 'DependOnService') + $DependsOn)
    }
    # nssm drops quotes from what it is given, so the command line goes to the place where nssm keeps it.
    Set-ItemProperty -LiteralPath ('HKLM:\SYSTEM\CurrentControlSet\Services\{0}\Parameters' -f $Name) -Name 'AppParameters' -Type ExpandString -Value (ConvertTo-CommandLine -Arguments $Arguments)
}

$null = New-Item -ItemType Directory -Force -Path 'C:\var\log\kubelet'
Set-NssmService -Name 'cri-dockerd' -Program 'C:\k\cri-dockerd.exe' -Arguments @('--container-runtime-endpoint=npipe:////./pipe/cri-dockerd', '--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:3.6', '--network-plugin=cni', '--cni-bin-dir=C:\k\cni', '--cni-conf-dir=C:\k\cni\config') -Directory 'C:\k' -DependsOn @('docker')
Restart-Service -Name 'cri-dockerd'

Write-Host 'The runtime runs. Next: node\prepare-node.ps1 -AfterRuntime.'
