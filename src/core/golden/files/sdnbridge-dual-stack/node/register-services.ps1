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

foreach ($name in @('kube-proxy', 'kubelet')) {
    Stop-NodeService -Name $name
}

if (Get-Command -Name 'Get-HnsPolicyList' -ErrorAction SilentlyContinue) {
    Get-HnsPolicyList | Remove-HnsPolicyList
}

if (-not $Restart) {

$runtimeServices = @(@('containerd') | Where-Object { Get-Service -Name $_ -ErrorAction SilentlyContinue })

$flagFile = 'C:\var\lib\kubelet\kubeadm-flags.env'
$flagText = ''
if (Test-Path -LiteralPath $flagFile) {
    $flagText = (Get-Content -LiteralPath $flagFile -Raw).Trim().Replace('KUBELET_KUBEADM_ARGS=', '').Trim([char] 34)
}
$kubeadmArguments = @($flagText -split '\s+' | Where-Object { $_ -ne '' })

Set-NodeService -Name 'kubelet' -Command (@('C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kubelet.log', 'C:\k\kubelet.exe') + $kubeadmArguments + @(Read-ArgumentFile -Path 'C:\k\kubelet-args.txt')) -DependsOn $runtimeServices

Set-NodeService -Name 'kube-proxy' -Command (@('C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kube-proxy.log', 'C:\k\kube-proxy.exe') + @(Read-ArgumentFile -Path 'C:\k\kube-proxy-args.txt')) -DependsOn @('kubelet')

}

if (-not (@('C:\etc\kubernetes\kubelet.conf') | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script again.'
    exit 0
}

foreach ($name in @('kubelet', 'kube-proxy')) {
    Start-NodeService -Name $name
}

Get-Service -Name @('kubelet', 'kube-proxy') | Format-Table -AutoSize -Property @('Name', 'Status')
