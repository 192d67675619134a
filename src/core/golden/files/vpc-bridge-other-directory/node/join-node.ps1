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

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

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

if ((Resolve-Path -LiteralPath $KubeconfigPath).ProviderPath -ne 'D:\kubernetes\node\config') {
    Copy-Item -LiteralPath $KubeconfigPath -Destination 'D:\kubernetes\node\config' -Force
}

Copy-Item -LiteralPath $KubeProxyKubeconfigPath -Destination 'D:\kubernetes\node\kube-proxy.conf' -Force

Write-Host 'The node has its identity.'
