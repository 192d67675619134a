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
$networkName = 'Calico'
$waited = 0
while (-not ($network = Get-HnsNetwork | Where-Object { $_.Name -eq $networkName -and $_.Type -eq 'Overlay' -and $_.PSObject.Properties['ManagementIP'] -and $_.ManagementIP } | Select-Object -First 1)) {
    if ($waited % 60 -eq 0) { Write-Host ('Waiting for the HNS network {0}.' -f $networkName) }
    if ($waited -ge 900) { throw ('The HNS network {0} did not appear within 15 minutes; look at the network plugin.' -f $networkName) }
    Start-Sleep -Seconds 5
    $waited += 5
}

$waited = 0
while (-not ($endpoint = Get-HnsEndpoint | Where-Object { $_.Name -eq 'Calico_ep' } | Select-Object -First 1)) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting for the HNS endpoint Calico_ep.' }
    if ($waited -ge 900) { throw 'The HNS endpoint Calico_ep did not appear within 15 minutes; look at the agent of Calico.' }
    Start-Sleep -Seconds 5
    $waited += 5
}
$sourceVip = [string] $endpoint.IPAddress

$arguments = @(
    '--windows-service'
    '--proxy-mode=kernelspace'
    '--hostname-override=win-node-1'
    '--kubeconfig=C:\k\kube-proxy.conf'
    '--network-name=Calico'
    '--cluster-cidr=10.244.0.0/16'
    '--enable-dsr=false'
    '--log-dir=C:\var\log\kubelet'
    '--logtostderr=false'
    '--v=4'
)

$arguments += '--source-vip=' + $sourceVip

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
function ConvertTo-CommandLine {
    param ([string[]] $Arguments)
    $quoted = foreach ($argument in $Arguments) {
        if ($argument -ne '' -and $argument -notmatch '[\s"]') {
            $argument
        }
        else {
            $quote = [string] [char] 34
            $quote + ($argument -replace '(\\*)"', '$1$1\"' -replace '(\\+)$', '$1$1') + $quote
        }
    }
    return (@($quoted) -join ' ')
}

function Set-NodeService {
    param ([string] $Name, [string[]] $Command, [string[]] $DependsOn = @(), [string] $StartMode = 'Automatic')
    $commandLine = ConvertTo-CommandLine -Arguments $Command
    $existing = Get-CimInstance -ClassName Win32_Service | Where-Object { $_.Name -eq $Name }
    if ($existing) {
        $result = Invoke-CimMethod -InputObject $existing -MethodName Change -Arguments @{ PathName = $commandLine; StartMode = $StartMode }
        if ($result.ReturnValue -ne 0) {
            throw ('The service {0} could not be changed: error {1} of Win32_Service.' -f $Name, $result.ReturnValue)
        }
    }
    else {
        $null = New-Service -Name $Name -DisplayName $Name -BinaryPathName $commandLine -StartupType $StartMode
    }
    if ($DependsOn.Count -gt 0) {
        Invoke-Native -Program 'sc.exe' -Arguments @('config', $Name, 'depend=', ($DependsOn -join '/'))
    }
    Invoke-Native -Program 'sc.exe' -Arguments @('failure', $Name, 'reset=', '300', 'actions=', 'restart/5000/restart/5000/restart/5000')
}

Set-NodeService -Name 'kube-proxy' -Command (@('C:\k\kube-proxy.exe') + $arguments) -DependsOn @('kubelet')
Start-Service -Name 'kube-proxy'
Write-Host 'kube-proxy is running.'
