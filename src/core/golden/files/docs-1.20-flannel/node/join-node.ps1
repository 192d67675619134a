# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(Mandatory = $true, HelpMessage = 'Kubeconfig that is valid for this node')]
    [string] $KubeconfigPath
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

if ((Resolve-Path -LiteralPath $KubeconfigPath).ProviderPath -ne 'C:\k\config') {
    Copy-Item -LiteralPath $KubeconfigPath -Destination 'C:\k\config' -Force
}

Write-Host 'The node has its identity.'
