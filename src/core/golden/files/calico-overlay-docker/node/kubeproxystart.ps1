# Windows Node Wizard <version>
# #/plan?<link>
# Starts the service kube-proxy when the network is there; a task runs this script when the computer has started.

#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(HelpMessage = 'For the task: keeps a log and waits for a day, not for 15 minutes')]
    [switch] $AtStartup
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

$seconds = 900
if ($AtStartup) {
    $seconds = 86400
    Start-Service -Name 'hns'
    $null = Start-Transcript -LiteralPath 'C:\var\log\kubelet\kube-proxy-start.log' -Force
}

$program = 'C:\k\kube-proxy.exe'
Set-Location -LiteralPath 'C:\'

$networkName = 'Calico'
$waited = 0
while (-not ($network = Get-HnsNetwork | Where-Object { $_.Name -eq $networkName -and $_.Type -eq 'Overlay' -and $_.PSObject.Properties['ManagementIP'] -and $_.ManagementIP } | Select-Object -First 1)) {
    if ($waited % 60 -eq 0) { Write-Host ('Waiting for the HNS network {0}.' -f $networkName) }
    if ($waited -ge $seconds) { throw ('The HNS network {0} did not appear within {1} minutes; look at the network plugin.' -f $networkName, ($waited / 60)) }
    Start-Sleep -Seconds 5
    $waited += 5
}

$waited = 0
while (-not ($endpoint = Get-HnsEndpoint | Where-Object { $_.Name -eq 'Calico_ep' } | Select-Object -First 1)) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting for the HNS endpoint Calico_ep.' }
    if ($waited -ge $seconds) { throw 'The HNS endpoint Calico_ep did not appear; look at the agent of Calico.' }
    Start-Sleep -Seconds 5
    $waited += 5
}
$sourceVip = [string] $endpoint.IPAddress

$arguments = @(Read-ArgumentFile -Path 'C:\k\kube-proxy-args.txt')

$arguments += '--source-vip=' + $sourceVip

if (Get-Command -Name 'Get-HnsPolicyList' -ErrorAction SilentlyContinue) {
    Get-HnsPolicyList | Remove-HnsPolicyList
}

Set-NodeService -Name 'kube-proxy' -Command (@('C:\k\kube-proxy.exe') + $arguments) -DependsOn @('kubelet') -StartMode 'Manual'
Start-NodeService -Name 'kube-proxy'
Write-Host 'kube-proxy is running.'
