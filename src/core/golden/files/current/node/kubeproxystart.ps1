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

$networkName = 'flannel.4096'
$waited = 0
while (-not ($network = Get-HnsNetwork | Where-Object { $_.Name -eq $networkName -and $_.Type -eq 'Overlay' -and $_.PSObject.Properties['ManagementIP'] -and $_.ManagementIP } | Select-Object -First 1)) {
    if ($waited % 60 -eq 0) { Write-Host ('Waiting for the HNS network {0}.' -f $networkName) }
    if ($waited -ge $seconds) { throw ('The HNS network {0} did not appear within {1} minutes; look at the network plugin.' -f $networkName, ($waited / 60)) }
    Start-Sleep -Seconds 5
    $waited += 5
}

function Get-AnsweredAddress {
    param ([string] $Text)
    $answer = $Text | ConvertFrom-Json
    $address = ''
    if ($answer.PSObject.Properties['ip4']) { $address = [string] $answer.ip4.ip }
    elseif ($answer.PSObject.Properties['ips']) { $address = [string] @($answer.ips)[0].address }
    return ($address -split '/')[0]
}
function Test-InSubnet {
    param ([string] $Address, [string] $Subnet)
    $base, $length = $Subnet -split '/', 2
    $bits = foreach ($text in @($Address, $base)) {
        -join ([System.Net.IPAddress]::Parse($text).GetAddressBytes() | ForEach-Object { [Convert]::ToString($_, 2).PadLeft(8, '0') })
    }
    return ($bits[0].Substring(0, [int] $length) -eq $bits[1].Substring(0, [int] $length))
}

$subnet = [string] @($network.Subnets)[0].AddressPrefix
$savedFile = 'C:\k\sourceVip.json'
$requestFile = 'C:\k\sourceVipRequest.json'
$sourceVip = ''
if (Test-Path -LiteralPath $savedFile) {
    $sourceVip = Get-AnsweredAddress -Text (Get-Content -LiteralPath $savedFile -Raw)
    if ($sourceVip -eq '' -or -not (Test-InSubnet -Address $sourceVip -Subnet $subnet)) {
        Write-Host ('The saved address lies outside {0}: asking anew.' -f $subnet)
        Remove-Item -LiteralPath $savedFile, $requestFile -Force -ErrorAction SilentlyContinue
        $sourceVip = ''
    }
}
if ($sourceVip -eq '') {
    $hostLocal = Join-Path 'C:\Program Files\containerd\cni\bin' 'host-local.exe'
    if (-not (Test-Path -LiteralPath $hostLocal)) {
        throw ('{0} is missing: it reserves the address that kube-proxy needs.' -f $hostLocal)
    }
    $request = [ordered] @{
        cniVersion = '0.2.0'
        name       = $networkName
        ipam       = [ordered] @{
            type    = 'host-local'
            ranges  = @(, @(@{ subnet = $subnet }))
            dataDir = '/var/lib/cni/networks'
        }
    } | ConvertTo-Json -Depth 8 -Compress
    [IO.File]::WriteAllText($requestFile, $request)
    $variables = @{ CNI_COMMAND = 'ADD'; CNI_CONTAINERID = 'kube-proxy'; CNI_NETNS = 'none'; CNI_IFNAME = 'source-vip'; CNI_PATH = 'C:\Program Files\containerd\cni\bin' }
    try {
        foreach ($variable in $variables.GetEnumerator()) { Set-Item -LiteralPath ('Env:' + $variable.Key) -Value $variable.Value }
        $answer = ($request | & $hostLocal | Out-String)
        $exitCode = $LASTEXITCODE
    }
    finally {
        foreach ($name in $variables.Keys) { Remove-Item -LiteralPath ('Env:' + $name) -ErrorAction SilentlyContinue }
    }
    if ($exitCode -eq 0) {
        [IO.File]::WriteAllText($savedFile, $answer)
        $sourceVip = Get-AnsweredAddress -Text $answer
    }
    else {
        # Reserved before, and only the saved answer was lost: the store still knows the address.
        $store = Join-Path 'C:\var\lib\cni\networks' $networkName
        $sourceVip = [string] (Get-ChildItem -LiteralPath $store -File -ErrorAction SilentlyContinue |
            Where-Object { ((Get-Content -LiteralPath $_.FullName -Raw) -split '\s+')[0] -eq 'kube-proxy' } |
            Select-Object -First 1 -ExpandProperty Name)
    }
    if ($sourceVip -eq '') { throw ('host-local gave no address: {0}' -f $answer) }
}
Write-Host ('Source VIP: {0}' -f $sourceVip)

$arguments = @(Read-ArgumentFile -Path 'C:\k\kube-proxy-args.txt')

$arguments += '--source-vip=' + $sourceVip

if (Get-Command -Name 'Get-HnsPolicyList' -ErrorAction SilentlyContinue) {
    Get-HnsPolicyList | Remove-HnsPolicyList
}

Set-NodeService -Name 'kube-proxy' -Command (@('C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kube-proxy.log', '-log-file-size=100M', '-log-file-age=168h', '-flush-interval=5s', 'C:\k\kube-proxy.exe') + $arguments) -DependsOn @('kubelet') -StartMode 'Manual'
Start-NodeService -Name 'kube-proxy'
Write-Host 'kube-proxy is running.'
