# Windows Node Wizard <version>
# #/plan?<link>
# nssm runs this script as the service kube-proxy.

#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param ()

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

$program = 'C:\k\kube-proxy.exe'
Set-Location -LiteralPath 'C:\'

$networkName = 'azure'
$waited = 0
while (-not ($network = Get-HnsNetwork | Where-Object { $_.Name -eq $networkName } | Select-Object -First 1)) {
    if ($waited % 60 -eq 0) { Write-Host ('Waiting for the HNS network {0}.' -f $networkName) }
    if ($waited -ge 900) { throw ('The HNS network {0} did not appear within {1} minutes; look at the network plugin.' -f $networkName, ($waited / 60)) }
    Start-Sleep -Seconds 5
    $waited += 5
}

$arguments = @(Read-ArgumentFile -Path 'C:\k\kube-proxy-args.txt' | Where-Object { $_ -ne '--windows-service' })

if (Get-Command -Name 'Get-HnsPolicyList' -ErrorAction SilentlyContinue) {
    Get-HnsPolicyList | Remove-HnsPolicyList
}

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
