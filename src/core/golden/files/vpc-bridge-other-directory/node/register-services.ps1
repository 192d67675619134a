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

Set-NodeService -Name 'kubelet' -Command (@('D:\kubernetes\node\kube-log-runner.exe', '-log-file=D:\logs\kubelet.log', 'D:\kubernetes\node\kubelet.exe') + @(Read-ArgumentFile -Path 'D:\kubernetes\node\kubelet-args.txt')) -DependsOn $runtimeServices

Set-NodeService -Name 'kube-proxy' -Command (@('D:\kubernetes\node\kube-log-runner.exe', '-log-file=D:\logs\kube-proxy.log', 'D:\kubernetes\node\kube-proxy.exe') + @(Read-ArgumentFile -Path 'D:\kubernetes\node\kube-proxy-args.txt')) -DependsOn @('kubelet')

}

if (-not (@('D:\kubernetes\node\config') | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script again.'
    exit 0
}

if (-not (Test-Path -LiteralPath 'D:\kubernetes\node\ca.crt')) {
    $certificate = & 'D:\kubernetes\node\kubectl.exe' @('config', 'view', '--raw', '--minify', '--kubeconfig=D:\kubernetes\node\config', '--output=jsonpath={.clusters[0].cluster.certificate-authority-data}')
    if ($LASTEXITCODE -ne 0 -or -not $certificate) {
        throw ('{0} is missing and the kubeconfig holds no certificate of the CA: copy /etc/kubernetes/pki/ca.crt there.' -f 'D:\kubernetes\node\ca.crt')
    }
    [IO.File]::WriteAllBytes('D:\kubernetes\node\ca.crt', [Convert]::FromBase64String($certificate))
}

foreach ($name in @('kubelet', 'kube-proxy')) {
    Start-NodeService -Name $name
}

Get-Service -Name @('kubelet', 'kube-proxy') | Format-Table -AutoSize -Property @('Name', 'Status')
