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

$powershell = Join-Path $env:SystemRoot 'System32\WindowsPowerShell\v1.0\powershell.exe'
$runtimeServices = @(@('docker') | Where-Object { Get-Service -Name $_ -ErrorAction SilentlyContinue })
Set-NssmService -Name 'kubelet' -Program $powershell -Arguments @('-NoProfile', '-ExecutionPolicy', 'Bypass', '-File', 'C:\k\kubeletstart.ps1') -Directory 'C:\k' -DependsOn $runtimeServices

Set-NssmService -Name 'kube-proxy' -Program $powershell -Arguments @('-NoProfile', '-ExecutionPolicy', 'Bypass', '-File', 'C:\k\kubeproxystart.ps1') -Directory 'C:\k' -DependsOn @('kubelet')

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

foreach ($name in @('kubelet', 'kube-proxy')) {
    Start-NodeService -Name $name
}

Get-Service -Name @('kubelet', 'kube-proxy') | Format-Table -AutoSize -Property @('Name', 'Status')
