# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding(DefaultParameterSetName = 'Host')]
param (
    [Parameter(Mandatory = $true, ParameterSetName = 'Host', HelpMessage = 'SHA-256 of Azure CNI 1.6.15; listed: nowhere; take the hash of a copy that you trust')]
    [string] $AzureCniHash,

    [Parameter(ParameterSetName = 'Host', HelpMessage = 'Hashes by file name, for releases whose publisher has no checksum file')]
    [hashtable] $KnownHash = @{},

    [Parameter(ParameterSetName = 'Host', HelpMessage = 'Gives Windows more dynamic ports, for clusters from 100 Services on')]
    [switch] $ManyServices,

    [Parameter(Mandatory = $true, ParameterSetName = 'AfterRuntime', HelpMessage = 'Pulls images and cleans the network, once the runtime is installed')]
    [switch] $AfterRuntime
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

# With -AfterRuntime, this part alone runs.
if ($AfterRuntime) {

$runtimeProgram = Join-Path $env:ProgramFiles 'containerd\ctr.exe'
if (-not (Test-Path -LiteralPath $runtimeProgram)) {
    throw ('{0} is missing: install the runtime first, with node\install-containerd.ps1.' -f $runtimeProgram)
}
function Invoke-Pull {
    param ([string] $Image)
    Invoke-Native -Program $runtimeProgram -Arguments @('--namespace', 'k8s.io', 'images', 'pull', $Image)
}
Invoke-Pull -Image 'mcr.microsoft.com/oss/kubernetes/pause:3.6'
try {
    Invoke-Pull -Image 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022'
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
Remove-NodeNetwork -Name 'azure'
foreach ($file in @('C:\k\azure-vnet.json', 'C:\k\azure-vnet.json.lock', 'C:\k\azure-vnet-ipam.json', 'C:\k\azure-vnet-ipam.json.lock', 'C:\k\azure-vnet-ipamv6.json', 'C:\k\azure-vnet-ipamv6.json.lock', 'C:\k\azurecns\azure-endpoints.json', 'C:\k\azurecns\azure-endpoints.json.lock')) {
    if (Test-Path -LiteralPath $file) { Remove-Item -LiteralPath $file -Force }
}

Write-Host 'Images and network are ready.'
exit 0
}

Get-ChildItem -LiteralPath (Split-Path -Parent $PSScriptRoot) -Recurse -File | Unblock-File

$restart = $false

$webOptions = @{}

foreach ($feature in @('Containers')) {
    if ((Get-WindowsFeature -Name $feature).Installed) {
        Write-Host ('Windows feature {0} is installed.' -f $feature)
        continue
    }
    Write-Host ('Installing the Windows feature {0}.' -f $feature)
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

foreach ($directory in @('C:\k', 'C:\var\log\kubelet', 'C:\k\azurecni\bin', 'C:\k\azurecni\netconf', 'C:\var\lib\kubelet\pki', 'C:\etc\kubernetes\pki', 'C:\etc\kubernetes\manifests', 'C:\var\lib\kubelet\etc\kubernetes')) {
    $null = New-Item -ItemType Directory -Force -Path $directory
}
# kubeadm looks for its certificates below the kubelet's directory.
if (-not (Test-Path -LiteralPath 'C:\var\lib\kubelet\etc\kubernetes\pki')) {
    $null = New-Item -ItemType SymbolicLink -Path 'C:\var\lib\kubelet\etc\kubernetes\pki' -Value 'C:\etc\kubernetes\pki'
}
Add-ToPath -Directory 'C:\k'

# Below the root of a drive every signed-in user may change files; here lies what Windows runs as SYSTEM.
$null = New-Item -ItemType Directory -Force -Path $downloads
foreach ($directory in (@('C:\k') + @($downloads))) {
    if (-not (Test-Path -LiteralPath $directory)) { $null = New-Item -ItemType Directory -Force -Path $directory }
    # Rights that do not come from the directory above were set on purpose.
    if ((Get-Acl -LiteralPath $directory).AreAccessRulesProtected) { continue }
    Invoke-Native -Program 'icacls.exe' -Arguments (@($directory) + @('/inheritance:r', '/grant:r') + @('*S-1-5-18:(OI)(CI)F', '*S-1-5-32-544:(OI)(CI)F', '*S-1-5-32-545:(OI)(CI)RX') + @('/Q'))
}

function Add-InboundRule {
    param ([string] $Name, [string] $Protocol, [string] $Port, [string] $Purpose)
    if (Get-NetFirewallRule -Name $Name -ErrorAction SilentlyContinue) { return }
    $null = New-NetFirewallRule -Name $Name -DisplayName $Purpose -Enabled True -Direction Inbound -Action Allow -Protocol $Protocol -LocalPort $Port
}
Add-InboundRule -Name 'kubelet' -Protocol 'TCP' -Port '10250' -Purpose 'kubelet: API server, logs, exec'
Add-InboundRule -Name 'kubernetes-nodeport-tcp' -Protocol 'TCP' -Port '30000-32767' -Purpose 'Kubernetes: NodePort'
Add-InboundRule -Name 'kubernetes-nodeport-udp' -Protocol 'UDP' -Port '30000-32767' -Purpose 'Kubernetes: NodePort'

if ($ManyServices) {
    foreach ($protocol in @('tcp', 'udp')) {
        Invoke-Native -Program 'netsh.exe' -Arguments @('int', 'ipv4', 'set', 'dynamicportrange', $protocol, '16385', '49151')
        & netsh.exe @('int', 'ipv4', 'add', 'excludedportrange', $protocol, '30000', '2768')
        if ($LASTEXITCODE -ne 0) { Write-Warning ('The node ports are not kept free for {0}: they are already, or one is in use.' -f $protocol) }
    }
}

# kubelet
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.27.16/bin/windows/amd64/kubelet.exe' -Checksum 'https://dl.k8s.io/v1.27.16/bin/windows/amd64/kubelet.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kubelet.exe'

# kubectl
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.27.16/bin/windows/amd64/kubectl.exe' -Checksum 'https://dl.k8s.io/v1.27.16/bin/windows/amd64/kubectl.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kubectl.exe'

# kube-proxy
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.27.16/bin/windows/amd64/kube-proxy.exe' -Checksum 'https://dl.k8s.io/v1.27.16/bin/windows/amd64/kube-proxy.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kube-proxy.exe'

# kubeadm
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.27.16/bin/windows/amd64/kubeadm.exe' -Checksum 'https://dl.k8s.io/v1.27.16/bin/windows/amd64/kubeadm.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kubeadm.exe'

# kube-log-runner
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.27.16/bin/windows/amd64/kube-log-runner.exe' -Checksum 'https://dl.k8s.io/v1.27.16/bin/windows/amd64/kube-log-runner.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kube-log-runner.exe'

# crictl
$file = Get-PublishedFile -Uri 'https://github.com/kubernetes-sigs/cri-tools/releases/download/v1.27.0/crictl-v1.27.0-windows-amd64.tar.gz' -Checksum 'https://github.com/kubernetes-sigs/cri-tools/releases/download/v1.27.0/crictl-v1.27.0-windows-amd64.tar.gz.sha256'
$null = New-Item -ItemType Directory -Force -Path 'C:\k'
Invoke-Native -Program 'tar.exe' -Arguments @('-xf', $file, '-C', 'C:\k')

# Azure CNI
$file = Get-File -Uri 'https://github.com/Azure/azure-container-networking/releases/download/v1.6.15/azure-vnet-cni-windows-amd64-v1.6.15.zip' -Hash $AzureCniHash
Expand-Archive -LiteralPath $file -DestinationPath 'C:\k\azurecni\bin' -Force

foreach ($name in @('common.ps1', 'kubelet-args.txt', 'kubeletstart.ps1', 'kubelet-config.yaml', 'kube-proxy-args.txt', 'kubeproxystart.ps1', 'flanneld-args.txt')) {
    $source = Join-Path $PSScriptRoot $name
    if (-not (Test-Path -LiteralPath $source)) { continue }
    $destination = Join-Path 'C:\k' $name
    if ((Test-Path -LiteralPath $destination) -and (Get-FileHash -LiteralPath $destination).Hash -ne (Get-FileHash -LiteralPath $source).Hash) {
        Write-Warning ('{0} was another one; it is kept as {0}.before.' -f $destination)
        Copy-Item -LiteralPath $destination -Destination ($destination + '.before') -Force
    }
    Copy-Item -LiteralPath $source -Destination $destination -Force
}
$cniFiles = Join-Path (Split-Path -Parent $PSScriptRoot) 'cni'
if (Test-Path -LiteralPath $cniFiles) {
    Get-ChildItem -LiteralPath $cniFiles -File | Where-Object { $_.Extension -in @('.conf', '.conflist') } | Copy-Item -Destination 'C:\k\azurecni\netconf' -Force
}

Write-Host 'The host is prepared. Next: the container runtime.'
