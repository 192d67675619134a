# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding(DefaultParameterSetName = 'Host')]
param (
    [Parameter(ParameterSetName = 'Host', HelpMessage = 'Hashes by file name, for releases whose publisher has no checksum file')]
    [hashtable] $KnownHash = @{},

    [Parameter(Mandatory = $true, ParameterSetName = 'AfterRuntime', HelpMessage = 'Pulls images and cleans the network, once the runtime is installed')]
    [switch] $AfterRuntime
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

# With -AfterRuntime, this part alone runs.
if ($AfterRuntime) {

if (-not (Get-Command -Name 'docker.exe' -ErrorAction SilentlyContinue)) {
    throw 'docker.exe is missing: install the runtime first, with node\install-docker.ps1.'
}
function Invoke-Pull {
    param ([string] $Image)
    Invoke-Native -Program 'docker.exe' -Arguments @('pull', $Image)
}
Invoke-Pull -Image 'mcr.microsoft.com/oss/kubernetes/pause:1.4.1'
try {
    Invoke-Pull -Image 'mcr.microsoft.com/windows/servercore:ltsc2019'
}
catch {
    Write-Warning ('{0} The kubelet will try again when a pod needs the image; a private registry needs credentials in the cluster.' -f $_.Exception.Message)
}

foreach ($service in @('kubelet', 'kube-proxy', 'flanneld')) {
    $running = Get-Service -Name $service -ErrorAction SilentlyContinue
    if ($running -and $running.Status -ne 'Stopped') {
        throw ('{0} is running: stop the services before the network is cleaned, or leave this step out.' -f $service)
    }
}
if (Test-Path -LiteralPath 'C:\k\hns.psm1') {
    Import-Module -Name 'C:\k\hns.psm1' -DisableNameChecking
}
$oldNetworks = @(Get-HnsNetwork | Where-Object { $_.Name -eq 'antrea-hnsnetwork' })
foreach ($oldNetwork in $oldNetworks) {
    Write-Host ('Removing the HNS network {0} of an earlier start.' -f $oldNetwork.Name)
    $oldNetwork | Remove-HnsNetwork
}
foreach ($file in @('C:\k\sourceVip.json', 'C:\k\sourceVipRequest.json')) {
    if (Test-Path -LiteralPath $file) { Remove-Item -LiteralPath $file -Force }
}

Write-Host 'Images and network are ready.'
exit 0
}

Get-ChildItem -LiteralPath (Split-Path -Parent $PSScriptRoot) -Recurse -File | Unblock-File

$restart = $false
foreach ($feature in @('Containers', 'Hyper-V', 'Hyper-V-PowerShell')) {
    if ((Get-WindowsFeature -Name $feature).Installed) {
        Write-Host ('Windows feature {0} is installed.' -f $feature)
        continue
    }
    Write-Host ('Installing the Windows feature {0}.' -f $feature)
    if ($feature -eq 'Hyper-V') {
        foreach ($arguments in @(@('/Enable-Feature', '/FeatureName:Microsoft-Hyper-V', '/All'), @('/Disable-Feature', '/FeatureName:Microsoft-Hyper-V-Online'))) {
            & dism.exe (@('/Online', '/NoRestart') + $arguments)
            if (@(0, 3010) -notcontains $LASTEXITCODE) { throw ('DISM ended with exit code {0}.' -f $LASTEXITCODE) }
        }
        $restart = $true
        continue
    }
    $result = Install-WindowsFeature -Name $feature
    if (-not $result.Success) { throw ('The Windows feature {0} could not be installed.' -f $feature) }
    if ([string] $result.RestartNeeded -ne 'No') { $restart = $true }
}
if ($restart) {
    Write-Warning 'Restart the computer, then run this script again with the same parameters.'
    exit 3010
}

if (-not (Get-CimInstance -ClassName Win32_PageFileUsage)) {
    Write-Warning 'This computer has no page file. Windows never ends processes for lack of memory, so give it one.'
}

foreach ($directory in @('C:\k', 'C:\var\log\kubelet', 'C:\opt\cni\bin', 'C:\etc\cni\net.d', 'C:\var\lib\kubelet\pki', 'C:\etc\kubernetes\pki', 'C:\etc\kubernetes\manifests', 'C:\var\lib\kubelet\etc\kubernetes')) {
    $null = New-Item -ItemType Directory -Force -Path $directory
}
# kubeadm looks for its certificates below the kubelet's directory.
if (-not (Test-Path -LiteralPath 'C:\var\lib\kubelet\etc\kubernetes\pki')) {
    $null = New-Item -ItemType SymbolicLink -Path 'C:\var\lib\kubelet\etc\kubernetes\pki' -Value 'C:\etc\kubernetes\pki'
}
$machinePath = [Environment]::GetEnvironmentVariable('Path', 'Machine')
if (($machinePath -split ';') -notcontains 'C:\k') {
    [Environment]::SetEnvironmentVariable('Path', ($machinePath.TrimEnd(';') + ';' + 'C:\k'), 'Machine')
}
if (($env:Path -split ';') -notcontains 'C:\k') {
    $env:Path = $env:Path.TrimEnd(';') + ';' + 'C:\k'
}

$webOptions = @{}

function Add-InboundRule {
    param ([string] $Name, [string] $Protocol, [string] $Port, [string] $Purpose)
    if (Get-NetFirewallRule -Name $Name -ErrorAction SilentlyContinue) { return }
    $null = New-NetFirewallRule -Name $Name -DisplayName $Purpose -Enabled True -Direction Inbound -Action Allow -Protocol $Protocol -LocalPort $Port
}
Add-InboundRule -Name 'kubelet' -Protocol 'TCP' -Port '10250' -Purpose 'kubelet: API server, logs, exec'
Add-InboundRule -Name 'kubernetes-nodeport-tcp' -Protocol 'TCP' -Port '30000-32767' -Purpose 'Kubernetes: NodePort'
Add-InboundRule -Name 'kubernetes-nodeport-udp' -Protocol 'UDP' -Port '30000-32767' -Purpose 'Kubernetes: NodePort'

Add-InboundRule -Name 'kubernetes-cni-1' -Protocol 'UDP' -Port '6081' -Purpose 'Antrea: Geneve tunnels, the default'

Add-InboundRule -Name 'kubernetes-cni-2' -Protocol 'UDP' -Port '4789' -Purpose 'Antrea: VXLAN, where chosen instead'

Add-InboundRule -Name 'kubernetes-cni-3' -Protocol 'TCP' -Port '7471' -Purpose 'Antrea: STT, where chosen instead'

$downloads = Join-Path $env:ProgramData 'windows-node-downloads'
$null = New-Item -ItemType Directory -Force -Path $downloads

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

# kubelet
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.20.15/bin/windows/amd64/kubelet.exe' -Checksum 'https://dl.k8s.io/v1.20.15/bin/windows/amd64/kubelet.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kubelet.exe'

# kubectl
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.20.15/bin/windows/amd64/kubectl.exe' -Checksum 'https://dl.k8s.io/v1.20.15/bin/windows/amd64/kubectl.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kubectl.exe'

# kubeadm
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.20.15/bin/windows/amd64/kubeadm.exe' -Checksum 'https://dl.k8s.io/v1.20.15/bin/windows/amd64/kubeadm.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kubeadm.exe'

# hns.psm1
$file = Get-File -Uri 'https://raw.githubusercontent.com/microsoft/SDN/242fb0c3190dbb08d7f9406727be18322218e537/Kubernetes/windows/hns.psm1' -Hash 'a8a53ed4fac2e27c7e4268db069d4cf3129a56d466ef3bf9465fb52dcd76a29c'
Install-Program -Source $file -Destination 'C:\k\hns.psm1'

foreach ($name in @('kubelet-args.txt', 'kubeletstart.ps1', 'kubelet-config.yaml', 'kube-proxy-args.txt', 'kube-proxy-config.yaml', 'kubeproxystart.ps1')) {
    $source = Join-Path $PSScriptRoot $name
    if (Test-Path -LiteralPath $source) {
        Copy-Item -LiteralPath $source -Destination (Join-Path 'C:\k' $name) -Force
    }
}
# The installer of the network plugin writes the CNI file; the copy in cni/ is for reading.

Write-Host 'The host is prepared. Next: the container runtime.'
