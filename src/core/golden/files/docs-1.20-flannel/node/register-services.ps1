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

$powershell = Join-Path $env:SystemRoot 'System32\WindowsPowerShell\v1.0\powershell.exe'
$runtimeServices = @(@('docker') | Where-Object { Get-Service -Name $_ -ErrorAction SilentlyContinue })
Set-NssmService -Name 'kubelet' -Program $powershell -Arguments @('-NoProfile', '-ExecutionPolicy', 'Bypass', '-File', 'C:\k\kubeletstart.ps1') -Directory 'C:\k' -DependsOn $runtimeServices

Set-NssmService -Name 'kube-proxy' -Program $powershell -Arguments @('-NoProfile', '-ExecutionPolicy', 'Bypass', '-File', 'C:\k\kubeproxystart.ps1') -Directory 'C:\k' -DependsOn @('kubelet')

Set-NssmService -Name 'flanneld' -Program 'C:\flannel\flanneld.exe' -Arguments @(Read-ArgumentFile -Path 'C:\k\flanneld-args.txt') -Directory (Split-Path -Parent 'C:\flannel\flanneld.exe') -DependsOn @('kubelet') -Environment 'NODE_NAME=win-node-1'

}

if (-not (@('C:\k\config') | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script again.'
    exit 0
}

if (-not (Test-Path -LiteralPath 'C:\k\ca.crt')) {
    $certificate = & 'C:\k\kubectl.exe' @('config', 'view', '--raw', '--minify', '--kubeconfig=C:\k\config', '--output=jsonpath={.clusters[0].cluster.certificate-authority-data}')
    if ($LASTEXITCODE -ne 0 -or -not $certificate) {
        throw ('{0} is missing and the kubeconfig holds no certificate of the CA: copy /etc/kubernetes/pki/ca.crt there.' -f 'C:\k\ca.crt')
    }
    [IO.File]::WriteAllBytes('C:\k\ca.crt', [Convert]::FromBase64String($certificate))
}

foreach ($name in @('kubelet')) {
    Start-NodeService -Name $name
}

$waited = 0
while (-not (Test-Path -LiteralPath 'C:\k\config')) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting for the kubeconfig of the kubelet. Its certificate request must be approved: kubectl get certificatesigningrequests, then kubectl certificate approve with the name of the request of this node.' }
    if ($waited -ge 900) { throw ('{0} did not appear within 15 minutes; look at the log of the kubelet.' -f 'C:\k\config') }
    Start-Sleep -Seconds 5
    $waited += 5
}
function Get-PodRange {
    $ErrorActionPreference = 'Continue'
    & 'C:\k\kubectl.exe' @('--kubeconfig=C:\k\config', 'get', 'node', 'win-node-1', '--output=jsonpath={.spec.podCIDR}') 2> $null
}
$waited = 0
while (-not (Get-PodRange)) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting until the cluster has given the node its pod range.' }
    if ($waited -ge 900) { throw 'The node got no pod range within 15 minutes; kube-controller-manager must run with --allocate-node-cidrs=true and --cluster-cidr.' }
    Start-Sleep -Seconds 5
    $waited += 5
}

foreach ($name in @('flanneld', 'kube-proxy')) {
    Start-NodeService -Name $name
}

Get-Service -Name @('kubelet', 'flanneld', 'kube-proxy') | Format-Table -AutoSize -Property @('Name', 'Status')
