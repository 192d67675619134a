# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(HelpMessage = 'Encrypts the volume of the kubelet; keep the recovery password that Windows shows')]
    [switch] $EnableBitLocker
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

# SYSTEM and Administrators, by identifier, so that the language of Windows does not matter.
foreach ($path in @('C:\etc\kubernetes\kubelet.conf', 'C:\etc\kubernetes\bootstrap-kubelet.conf', 'C:\k\kube-proxy.conf', 'C:\var\lib\kubelet\pki', 'C:\etc\kubernetes')) {
    if (-not (Test-Path -LiteralPath $path)) {
        Write-Host ('{0} is not there yet.' -f $path)
        continue
    }
    if (Test-Path -LiteralPath $path -PathType Container) {
        $grants = @('*S-1-5-18:(OI)(CI)F', '*S-1-5-32-544:(OI)(CI)F')
    }
    else {
        $grants = @('*S-1-5-18:F', '*S-1-5-32-544:F')
    }
    Invoke-Native -Program 'icacls.exe' -Arguments (@($path, '/inheritance:r', '/grant:r') + $grants + @('/Q'))
}

$volume = Split-Path -Qualifier 'C:\var\lib\kubelet'
if (-not (Get-Command -Name 'Get-BitLockerVolume' -ErrorAction SilentlyContinue)) {
    if (-not $EnableBitLocker) {
        Write-Warning ('{0} is not encrypted: the Windows feature BitLocker is not installed. Volumes of pods hold their Secrets in clear text; run this script with -EnableBitLocker, or encrypt below Windows.' -f $volume)
        exit 0
    }
    $result = Install-WindowsFeature -Name 'BitLocker'
    if (-not $result.Success) { throw 'The Windows feature BitLocker could not be installed.' }
    Write-Warning 'Restart the computer, then run this script again with -EnableBitLocker.'
    exit 3010
}
$state = Get-BitLockerVolume -MountPoint $volume
if ([string] $state.ProtectionStatus -eq 'On') {
    Write-Host ('{0} is encrypted.' -f $volume)
}
elseif ([string] $state.VolumeStatus -eq 'EncryptionInProgress') {
    Write-Host ('{0} is being encrypted: {1} percent.' -f $volume, $state.EncryptionPercentage)
}
elseif ($EnableBitLocker) {
    $null = Add-BitLockerKeyProtector -MountPoint $volume -RecoveryPasswordProtector
    $null = Enable-BitLocker -MountPoint $volume -EncryptionMethod XtsAes256 -UsedSpaceOnly -TpmProtector -SkipHardwareTest
    Write-Host ('{0} is being encrypted.' -f $volume)
}
else {
    Write-Warning ('{0} is not encrypted. Volumes of pods hold their Secrets in clear text; run this script with -EnableBitLocker, or encrypt below Windows.' -f $volume)
}

Write-Host 'Keys and kubeconfigs are readable by administrators alone.'
