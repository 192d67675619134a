# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(Mandatory = $true, HelpMessage = 'Token of: kubeadm token create --print-join-command')]
    [securestring] $Token,

    [Parameter(Mandatory = $true, HelpMessage = 'sha256:... of the same command')]
    [string] $CaCertHash
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

if (Test-Path -LiteralPath 'C:\etc\kubernetes\kubelet.conf') {
    Write-Host 'This node has joined already.'
}
else {
    $plainToken = (New-Object -TypeName System.Management.Automation.PSCredential -ArgumentList 'token', $Token).GetNetworkCredential().Password
    Invoke-Native -Program 'C:\k\kubeadm.exe' -Arguments @('join', '10.127.130.2:6443', '--token', $plainToken, '--discovery-token-ca-cert-hash', $CaCertHash, '--node-name', 'win-node-1', '--cri-socket', 'npipe:////./pipe/dockershim')
}

Write-Host 'The node has its identity.'
