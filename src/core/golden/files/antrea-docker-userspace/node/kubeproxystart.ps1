# Windows Node Wizard <version>
# #/plan?<link>
# To look for a fault: stop the service kube-proxy, then run this script in a console.

#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param ()

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

$program = 'C:\k\kube-proxy.exe'
Set-Location -LiteralPath 'C:\'

$adapterName = 'vEthernet (HNS Internal NIC)'
$waited = 0
while (-not (Get-NetAdapter | Where-Object { $_.Name -eq $adapterName })) {
    if ($waited % 60 -eq 0) { Write-Host ('Waiting for the adapter {0}.' -f $adapterName) }
    if ($waited -ge 900) { throw ('The adapter {0} did not appear within 15 minutes; look at the job of the network plugin.' -f $adapterName) }
    Start-Sleep -Seconds 5
    $waited += 5
}

$arguments = @(Read-ArgumentFile -Path 'C:\k\kube-proxy-args.txt' | Where-Object { $_ -ne '--windows-service' })

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
