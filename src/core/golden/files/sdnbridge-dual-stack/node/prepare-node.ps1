# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding(DefaultParameterSetName = 'Host')]
param (
    [Parameter(ParameterSetName = 'Host', HelpMessage = 'Hashes by file name, for releases whose publisher has no checksum file')]
    [hashtable] $KnownHash = @{},

    [Parameter(ParameterSetName = 'Host', HelpMessage = 'Gives Windows more dynamic ports, for clusters from 100 Services on')]
    [switch] $ManyServices,

    [Parameter(Mandatory = $true, ParameterSetName = 'AfterRuntime', HelpMessage = 'Pulls images and cleans the network, once the runtime is installed')]
    [switch] $AfterRuntime,

    [Parameter(Mandatory = $true, ParameterSetName = 'Network', HelpMessage = 'Pod ranges of the node, as the step that makes the network prints them; makes the HNS network')]
    [string] $PodSubnet
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
Unregister-ScheduledTask -TaskName 'node-network-start' -Confirm:$false -ErrorAction SilentlyContinue
Remove-NodeNetwork -Name 'l2bridge'
foreach ($file in @('C:\k\sourceVip.json', 'C:\k\sourceVipRequest.json')) {
    if (Test-Path -LiteralPath $file) { Remove-Item -LiteralPath $file -Force }
}

Write-Host 'Images and network are ready.'
exit 0
}

# With -PodSubnet, this part alone runs.
if ($PodSubnet) {

$given = $PodSubnet
Start-Service -Name 'hns'
Import-Module -Name 'C:\k\hns.psm1' -DisableNameChecking
$ranges = @($PodSubnet -split '[\s,]+' | Where-Object { $_ -ne '' })
if ($ranges.Count -ne 2) { throw '-PodSubnet takes the range of IPv4 and that of IPv6, with a blank between them.' }
$PodSubnet = @($ranges | Where-Object { $_ -notlike '*:*' })[0]
$secondSubnet = @($ranges | Where-Object { $_ -like '*:*' })[0]
$secondBytes = ([System.Net.IPAddress] ($secondSubnet -split '/')[0]).GetAddressBytes()
$secondBytes[15] = $secondBytes[15] + 1
$secondGateway = ([System.Net.IPAddress] $secondBytes).ToString()
$secondBytes[15] = $secondBytes[15] + 1
$secondNodeGateway = ([System.Net.IPAddress] $secondBytes).ToString()
$secondBytes[15] = $secondBytes[15] + 1
$secondFirstPodAddress = ([System.Net.IPAddress] $secondBytes).ToString()
# The first address is the gateway of the network, the second that of the node in it.
$address, $length = $PodSubnet -split '/', 2
$bytes = ([System.Net.IPAddress] $address).GetAddressBytes()
$bytes[3] = $bytes[3] + 1
$gateway = ([System.Net.IPAddress] $bytes).ToString()
$bytes[3] = $bytes[3] + 1
$nodeGateway = ([System.Net.IPAddress] $bytes).ToString()
$bytes[3] = $bytes[3] + 1
$firstPodAddress = ([System.Net.IPAddress] $bytes).ToString()
$newNetwork = Get-HnsNetwork | Where-Object { $_.Name -eq 'l2bridge' } | Select-Object -First 1
if ($newNetwork -and @($newNetwork.Subnets | ForEach-Object { $_.AddressPrefix }) -notcontains $PodSubnet) {
    throw ('The HNS network {0} is there with another range than {1}: stop the services, call this script with -AfterRuntime, then again as now.' -f 'l2bridge', $PodSubnet)
}
$cniFile = 'C:\Program Files\containerd\cni\conf\l2bridge.conf'
if (Test-Path -LiteralPath $cniFile) {
    $cniConfig = ConvertFrom-Json -InputObject (Get-Content -LiteralPath $cniFile -Raw)
    if ($cniConfig.PSObject.Properties['ipam'] -and $cniConfig.ipam.PSObject.Properties['subnet']) {
        $cniConfig.ipam.subnet = $PodSubnet
        if ($cniConfig.ipam.PSObject.Properties['rangeStart']) { $cniConfig.ipam.rangeStart = $firstPodAddress }
        if ($cniConfig.ipam.PSObject.Properties['routes']) { $cniConfig.ipam.routes[0].GW = $nodeGateway }
        [System.IO.File]::WriteAllText($cniFile, (ConvertTo-Json -InputObject $cniConfig -Depth 20))
    }
    if ($cniConfig.ipam.PSObject.Properties['ranges']) {
        $cniConfig.ipam.ranges = @(, @(@{ subnet = $PodSubnet; rangeStart = $firstPodAddress })) + @(, @(@{ subnet = $secondSubnet; rangeStart = $secondFirstPodAddress }))
    }
    if ($cniConfig.PSObject.Properties['additionalRoutes']) { $cniConfig.additionalRoutes[0].GW = $secondNodeGateway }
    [System.IO.File]::WriteAllText($cniFile, (ConvertTo-Json -InputObject $cniConfig -Depth 20))
}
if (-not $newNetwork) {
    $networkOptions = @{ Type = 'L2Bridge'; Name = 'l2bridge'; AddressPrefix = $PodSubnet; Gateway = $gateway; AdapterName = 'Ethernet' }
    $networkOptions['AddressPrefix'] = @($PodSubnet, $secondSubnet)
    $networkOptions['Gateway'] = @($gateway, $secondGateway)
    $networkOptions['IPv6'] = $true
    $newNetwork = New-HnsNetwork @networkOptions
}
$nodeEndpoint = Get-HnsEndpoint | Where-Object { $_.Name -eq 'l2bridge_ep' } | Select-Object -First 1
if (-not $nodeEndpoint) {
    $nodeEndpoint = New-HnsEndpoint -NetworkId $newNetwork.Id -Name 'l2bridge_ep' -IPAddress $nodeGateway -Gateway '0.0.0.0'
}
$null = Attach-HnsHostEndpoint -EndpointID $nodeEndpoint.Id -CompartmentID 1
Invoke-Native -Program 'netsh.exe' -Arguments @('interface', 'ipv4', 'set', 'interface', 'vEthernet (l2bridge_ep)', 'forwarding=enabled')
# The endpoint may be gone after a restart, so a task runs a copy of this script then.
$copy = 'C:\k\prepare-node.ps1'
if ($PSCommandPath -ne $copy) { Copy-Item -LiteralPath $PSCommandPath -Destination $copy -Force }
$powershell = Join-Path $env:SystemRoot 'System32\WindowsPowerShell\v1.0\powershell.exe'
$startArguments = ConvertTo-CommandLine -Arguments @('-NoProfile', '-ExecutionPolicy', 'Bypass', '-File', $copy, '-PodSubnet', $given)
$null = Register-ScheduledTask -TaskName 'node-network-start' -Force -Action (New-ScheduledTaskAction -Execute $powershell -Argument $startArguments) -Trigger (New-ScheduledTaskTrigger -AtStartup) -Principal (New-ScheduledTaskPrincipal -UserId 'S-1-5-18' -RunLevel Highest)

Write-Host 'The HNS network is ready.'
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

foreach ($directory in @('C:\k', 'C:\var\log\kubelet', 'C:\Program Files\containerd\cni\bin', 'C:\Program Files\containerd\cni\conf', 'C:\var\lib\kubelet\pki', 'C:\etc\kubernetes\pki', 'C:\etc\kubernetes\manifests', 'C:\var\lib\kubelet\etc\kubernetes')) {
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
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.33.9/bin/windows/amd64/kubelet.exe' -Checksum 'https://dl.k8s.io/v1.33.9/bin/windows/amd64/kubelet.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kubelet.exe'

# kubectl
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.33.9/bin/windows/amd64/kubectl.exe' -Checksum 'https://dl.k8s.io/v1.33.9/bin/windows/amd64/kubectl.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kubectl.exe'

# kube-proxy
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.33.9/bin/windows/amd64/kube-proxy.exe' -Checksum 'https://dl.k8s.io/v1.33.9/bin/windows/amd64/kube-proxy.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kube-proxy.exe'

# kubeadm
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.33.9/bin/windows/amd64/kubeadm.exe' -Checksum 'https://dl.k8s.io/v1.33.9/bin/windows/amd64/kubeadm.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kubeadm.exe'

# kube-log-runner
$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.33.9/bin/windows/amd64/kube-log-runner.exe' -Checksum 'https://dl.k8s.io/v1.33.9/bin/windows/amd64/kube-log-runner.exe.sha256'
Install-Program -Source $file -Destination 'C:\k\kube-log-runner.exe'

# crictl
$file = Get-PublishedFile -Uri 'https://github.com/kubernetes-sigs/cri-tools/releases/download/v1.33.0/crictl-v1.33.0-windows-amd64.tar.gz' -Checksum 'https://github.com/kubernetes-sigs/cri-tools/releases/download/v1.33.0/crictl-v1.33.0-windows-amd64.tar.gz.sha256'
$null = New-Item -ItemType Directory -Force -Path 'C:\k'
Invoke-Native -Program 'tar.exe' -Arguments @('-xf', $file, '-C', 'C:\k')

# hns.psm1
$file = Get-File -Uri 'https://raw.githubusercontent.com/microsoft/SDN/242fb0c3190dbb08d7f9406727be18322218e537/Kubernetes/windows/hns.psm1' -Hash 'a8a53ed4fac2e27c7e4268db069d4cf3129a56d466ef3bf9465fb52dcd76a29c'
Install-Program -Source $file -Destination 'C:\k\hns.psm1'

# Windows container networking (sdnbridge, sdnoverlay, nat)
$file = Get-PublishedFile -Uri 'https://github.com/microsoft/windows-container-networking/releases/download/v0.3.1/windows-container-networking-cni-amd64-v0.3.1.zip' -Checksum 'https://github.com/microsoft/windows-container-networking/releases/download/v0.3.1/windows-container-networking-cni-amd64-v0.3.1.zip.sha512' -Algorithm 'SHA512'
Expand-Archive -LiteralPath $file -DestinationPath 'C:\Program Files\containerd\cni\bin' -Force

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
    $installed = 'C:\Program Files\containerd\cni\conf\l2bridge.conf'
    if ((Test-Path -LiteralPath $installed) -and (Get-FileHash -LiteralPath $installed).Hash -ne (Get-FileHash -LiteralPath (Join-Path $cniFiles 'l2bridge.conf')).Hash) {
        Write-Warning ('{0} gets the pod range of the plan again: run this script with -PodSubnet before another pod starts.' -f $installed)
    }
    Get-ChildItem -LiteralPath $cniFiles -File | Where-Object { $_.Extension -in @('.conf', '.conflist') } | Copy-Item -Destination 'C:\Program Files\containerd\cni\conf' -Force
}

Write-Host 'The host is prepared. Next: the container runtime.'
