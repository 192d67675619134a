# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(Mandatory = $true, HelpMessage = 'Kubeconfig that is valid for this node')]
    [string] $KubeconfigPath,

    [Parameter(Mandatory = $true, HelpMessage = 'Kubeconfig of kube-proxy, kube-proxy.conf of cluster/identities.sh')]
    [string] $KubeProxyKubeconfigPath
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

if ((Resolve-Path -LiteralPath $KubeconfigPath).ProviderPath -ne 'C:\k\config') {
    Copy-Item -LiteralPath $KubeconfigPath -Destination 'C:\k\config' -Force
}

Copy-Item -LiteralPath $KubeProxyKubeconfigPath -Destination 'C:\k\kube-proxy.conf' -Force

Write-Host 'The node has its identity.'
