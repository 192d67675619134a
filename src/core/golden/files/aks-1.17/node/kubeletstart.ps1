# Windows Node Wizard <version>
# #/plan?<link>
# nssm runs this script as the service kubelet.

#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param ()

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

$program = 'C:\k\kubelet.exe'
Set-Location -LiteralPath 'C:\'

$arguments = @(Read-ArgumentFile -Path 'C:\k\kubelet-args.txt' | Where-Object { $_ -ne '--windows-service' })

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
