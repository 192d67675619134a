# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

$program = 'C:\k\kube-proxy.exe'
Set-Location -LiteralPath 'C:\'

if (Test-Path -LiteralPath 'C:\k\hns.psm1') {
    Import-Module -Name 'C:\k\hns.psm1' -DisableNameChecking
}
$networkName = 'azure'
$waited = 0
while (-not ($network = Get-HnsNetwork | Where-Object { $_.Name -eq $networkName } | Select-Object -First 1)) {
    if ($waited % 60 -eq 0) { Write-Host ('Waiting for the HNS network {0}.' -f $networkName) }
    if ($waited -ge 900) { throw ('The HNS network {0} did not appear within 15 minutes; look at the network plugin.' -f $networkName) }
    Start-Sleep -Seconds 5
    $waited += 5
}

$arguments = @(
    '--proxy-mode=kernelspace'
    '--hostname-override=win-node-1'
    '--kubeconfig=C:\k\kube-proxy.conf'
    '--network-name=azure'
    '--cluster-cidr=10.240.0.0/16'
    '--enable-dsr=false'
    '--log-dir=C:\k'
    '--logtostderr=false'
    '--v=4'
)

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
