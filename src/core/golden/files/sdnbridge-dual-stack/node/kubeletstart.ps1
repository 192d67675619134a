# Windows Node Wizard <version>
# #/plan?<link>
# To look for a fault: stop the service kubelet, then run this script in a console.

#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param ()

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

$program = 'C:\k\kubelet.exe'
Set-Location -LiteralPath 'C:\'

$flagFile = 'C:\var\lib\kubelet\kubeadm-flags.env'
if (-not (Test-Path -LiteralPath $flagFile)) {
    throw ('{0} is missing: kubeadm join writes it and then starts the kubelet.' -f $flagFile)
}
$flagText = (Get-Content -LiteralPath $flagFile -Raw).Trim().Replace('KUBELET_KUBEADM_ARGS=', '').Trim([char] 34)
$kubeadmArguments = @($flagText -split '\s+' | Where-Object { $_ -ne '' })

$arguments = @(Read-ArgumentFile -Path 'C:\k\kubelet-args.txt' | Where-Object { $_ -ne '--windows-service' })

$arguments = $kubeadmArguments + $arguments

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
