# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(Mandatory = $true, HelpMessage = 'Bootstrap token that cluster/identities.sh printed')]
    [securestring] $Token,

    [Parameter(Mandatory = $true, HelpMessage = 'Certificate of the cluster CA, ca.crt of cluster/identities.sh')]
    [string] $ClusterCAPath,

    [Parameter(Mandatory = $true, HelpMessage = 'Kubeconfig of calico, calico.conf of cluster/identities.sh')]
    [string] $AgentKubeconfigPath,

    [Parameter(Mandatory = $true, HelpMessage = 'Kubeconfig of kube-proxy, kube-proxy.conf of cluster/identities.sh')]
    [string] $KubeProxyKubeconfigPath
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

Copy-Item -LiteralPath $ClusterCAPath -Destination 'C:\k\ca.crt' -Force
$plainToken = (New-Object -TypeName System.Management.Automation.PSCredential -ArgumentList 'token', $Token).GetNetworkCredential().Password
Invoke-Native -Program 'C:\k\kubectl.exe' -Arguments @('config', '--kubeconfig=C:\k\bootstrap-config', 'set-cluster', 'kubernetes', '--server=https://10.127.130.2:6443', '--certificate-authority=C:\k\ca.crt', '--embed-certs=true')
Invoke-Native -Program 'C:\k\kubectl.exe' -Arguments @('config', '--kubeconfig=C:\k\bootstrap-config', 'set-credentials', 'kubelet-bootstrap', ('--token=' + $plainToken))
Invoke-Native -Program 'C:\k\kubectl.exe' -Arguments @('config', '--kubeconfig=C:\k\bootstrap-config', 'set-context', 'bootstrap', '--cluster=kubernetes', '--user=kubelet-bootstrap')
Invoke-Native -Program 'C:\k\kubectl.exe' -Arguments @('config', '--kubeconfig=C:\k\bootstrap-config', 'use-context', 'bootstrap')

Copy-Item -LiteralPath $AgentKubeconfigPath -Destination 'C:\k\calico.conf' -Force

Copy-Item -LiteralPath $KubeProxyKubeconfigPath -Destination 'C:\k\kube-proxy.conf' -Force

Write-Host 'The node has its identity.'
