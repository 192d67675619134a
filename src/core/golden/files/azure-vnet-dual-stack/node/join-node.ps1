# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(Mandatory = $true, HelpMessage = 'Token of: kubeadm token create --print-join-command')]
    [securestring] $Token,

    [Parameter(Mandatory = $true, HelpMessage = 'sha256:... of the same command')]
    [string] $CaCertHash,

    [Parameter(Mandatory = $true, HelpMessage = 'Kubeconfig of kube-proxy, kube-proxy.conf of cluster/identities.sh')]
    [string] $KubeProxyKubeconfigPath
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

if (Test-Path -LiteralPath 'C:\etc\kubernetes\kubelet.conf') {
    Write-Host 'This node has joined already.'
}
else {
    $plainToken = (New-Object -TypeName System.Management.Automation.PSCredential -ArgumentList 'token', $Token).GetNetworkCredential().Password
    # kubeadm takes paths without a drive for paths on the drive of the session.
    Push-Location -LiteralPath 'C:\'
    try {
        Invoke-Native -Program 'C:\k\kubeadm.exe' -Arguments @('join', '10.127.130.2:6443', '--token', $plainToken, '--discovery-token-ca-cert-hash', $CaCertHash, '--node-name', 'win-node-1', '--cri-socket', 'npipe:////./pipe/containerd-containerd')
    }
    catch { throw ('{0} Look at the log of the kubelet. What this try wrote stops the next one, so before it, in C:\: & "{1}" {2}; then node\prepare-node.ps1 again.' -f $_.Exception.Message, 'C:\k\kubeadm.exe', (@('reset', '--force', '--cri-socket', 'npipe:////./pipe/containerd-containerd') -join ' ')) }
    finally { Pop-Location }
}

Copy-Item -LiteralPath $KubeProxyKubeconfigPath -Destination 'C:\k\kube-proxy.conf' -Force

Write-Host 'The node has its identity.'
