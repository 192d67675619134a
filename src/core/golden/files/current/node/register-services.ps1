# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(HelpMessage = 'Stops and starts the services in order, without registering them anew')]
    [switch] $Restart
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

foreach ($name in @('kube-proxy', 'flanneld', 'kubelet')) {
    Stop-NodeService -Name $name
}

if (-not $Restart) {

$runtimeServices = @(@('containerd') | Where-Object { Get-Service -Name $_ -ErrorAction SilentlyContinue })

$flagFile = 'C:\var\lib\kubelet\kubeadm-flags.env'
$flagText = ''
if (Test-Path -LiteralPath $flagFile) {
    $flagText = (Get-Content -LiteralPath $flagFile -Raw).Trim().Replace('KUBELET_KUBEADM_ARGS=', '').Trim([char] 34)
}
$kubeadmArguments = @($flagText -split '\s+' | Where-Object { $_ -ne '' })

Set-NodeService -Name 'kubelet' -Command (@('C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kubelet.log', '-log-file-size=100M', '-log-file-age=168h', '-flush-interval=5s', 'C:\k\kubelet.exe') + $kubeadmArguments + @(Read-ArgumentFile -Path 'C:\k\kubelet-args.txt')) -DependsOn $runtimeServices

Set-NodeService -Name 'kube-proxy' -Command (@('C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kube-proxy.log', '-log-file-size=100M', '-log-file-age=168h', '-flush-interval=5s', 'C:\k\kube-proxy.exe') + @(Read-ArgumentFile -Path 'C:\k\kube-proxy-args.txt')) -DependsOn @('kubelet') -StartMode 'Manual'

$powershell = Join-Path $env:SystemRoot 'System32\WindowsPowerShell\v1.0\powershell.exe'
$startArguments = ConvertTo-CommandLine -Arguments @('-NoProfile', '-ExecutionPolicy', 'Bypass', '-File', 'C:\k\kubeproxystart.ps1', '-AtStartup')
$null = Register-ScheduledTask -TaskName 'kube-proxy-start' -Force -Action (New-ScheduledTaskAction -Execute $powershell -Argument $startArguments) -Trigger (New-ScheduledTaskTrigger -AtStartup) -Principal (New-ScheduledTaskPrincipal -UserId 'S-1-5-18' -RunLevel Highest)

Set-NssmService -Name 'flanneld' -Program 'C:\flannel\flanneld.exe' -Arguments @(Read-ArgumentFile -Path 'C:\k\flanneld-args.txt') -Directory (Split-Path -Parent 'C:\flannel\flanneld.exe') -DependsOn @('kubelet') -Environment 'NODE_NAME=win-node-1'

}

if (-not (@('C:\etc\kubernetes\kubelet.conf') | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script again.'
    exit 0
}

foreach ($name in @('kubelet')) {
    Start-NodeService -Name $name
}

$waited = 0
while (-not (Test-Path -LiteralPath 'C:\etc\kubernetes\kubelet.conf')) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting for the kubeconfig of the kubelet. Its certificate request must be approved: kubectl get certificatesigningrequests, then kubectl certificate approve with the name of the request of this node.' }
    if ($waited -ge 900) { throw ('{0} did not appear within 15 minutes; look at the log of the kubelet.' -f 'C:\etc\kubernetes\kubelet.conf') }
    Start-Sleep -Seconds 5
    $waited += 5
}
function Get-PodRange {
    $ErrorActionPreference = 'Continue'
    & 'C:\k\kubectl.exe' @('--kubeconfig=C:\etc\kubernetes\kubelet.conf', 'get', 'node', 'win-node-1', '--output=jsonpath={.spec.podCIDR}') 2> $null
}
$waited = 0
while (-not (Get-PodRange)) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting until the cluster has given the node its pod range.' }
    if ($waited -ge 900) { throw 'The node got no pod range within 15 minutes; kube-controller-manager must run with --allocate-node-cidrs=true and --cluster-cidr.' }
    Start-Sleep -Seconds 5
    $waited += 5
}

foreach ($name in @('flanneld')) {
    Start-NodeService -Name $name
}

& 'C:\k\kubeproxystart.ps1'

Get-Service -Name @('kubelet', 'flanneld', 'kube-proxy') | Format-Table -AutoSize -Property @('Name', 'Status')
