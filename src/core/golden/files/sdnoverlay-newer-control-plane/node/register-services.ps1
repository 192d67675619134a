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

if (-not $Restart) {

$runtimeServices = @(@('containerd') | Where-Object { Get-Service -Name $_ -ErrorAction SilentlyContinue })

$flagFile = 'C:\var\lib\kubelet\kubeadm-flags.env'
$flagText = ''
if (Test-Path -LiteralPath $flagFile) {
    $flagText = (Get-Content -LiteralPath $flagFile -Raw).Trim().Replace('KUBELET_KUBEADM_ARGS=', '').Trim([char] 34)
}
$kubeadmArguments = @($flagText -split '\s+' | Where-Object { $_ -ne '' })

Set-NodeService -Name 'kubelet' -Command (@('C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kubelet.log', 'C:\k\kubelet.exe') + $kubeadmArguments + @(Read-ArgumentFile -Path 'C:\k\kubelet-args.txt')) -DependsOn $runtimeServices

Set-NodeService -Name 'kube-proxy' -Command (@('C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kube-proxy.log', 'C:\k\kube-proxy.exe') + @(Read-ArgumentFile -Path 'C:\k\kube-proxy-args.txt')) -DependsOn @('kubelet') -StartMode 'Manual'

$powershell = Join-Path $env:SystemRoot 'System32\WindowsPowerShell\v1.0\powershell.exe'
$startArguments = ConvertTo-CommandLine -Arguments @('-NoProfile', '-ExecutionPolicy', 'Bypass', '-File', 'C:\k\kubeproxystart.ps1', '-AtStartup')
$null = Register-ScheduledTask -TaskName 'kube-proxy-start' -Force -Action (New-ScheduledTaskAction -Execute $powershell -Argument $startArguments) -Trigger (New-ScheduledTaskTrigger -AtStartup) -Principal (New-ScheduledTaskPrincipal -UserId 'S-1-5-18' -RunLevel Highest)

}

if (-not (@('C:\etc\kubernetes\kubelet.conf') | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script again.'
    exit 0
}

foreach ($name in @('kubelet')) {
    Start-NodeService -Name $name
}

if ($Restart) {
    & 'C:\k\kubeproxystart.ps1'
}
else {
    Write-Host 'kube-proxy starts when the HNS network is there: run this script with -Restart then.'
}

Get-Service -Name @('kubelet', 'kube-proxy') | Format-Table -AutoSize -Property @('Name', 'Status')
