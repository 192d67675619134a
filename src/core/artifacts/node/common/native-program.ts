import { ps, psRaw } from '../../../text/powershell/powershell.ts'

/** What every script goes by. */
export const strict = psRaw(`Set-StrictMode -Version Latest
$ProgressPreference = 'SilentlyContinue'
[Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12`)

/**
 * Runs a native program and stops when it fails: PowerShell itself ignores exit codes. Under `Stop`,
 * 5.1 takes a line on standard error for a fault in remote sessions. The message leaves the
 * arguments out, which may hold a token.
 */
export const invokeNative = ps`function Invoke-Native {
    param (
        [Parameter(Mandatory = $true)] [string] $Program,
        [string[]] $Arguments = @()
    )
    if (-not (Get-Command -Name $Program -CommandType Application -ErrorAction SilentlyContinue)) {
        throw ('{0} is missing.' -f $Program)
    }
    $ErrorActionPreference = 'Continue'
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) {
        throw ('{0} ended with exit code {1}.' -f $Program, $LASTEXITCODE)
    }
}`

/** The arguments of a component, as the operator may have edited them. */
export const readArgumentFile = ps`function Read-ArgumentFile {
    param ([string] $Path)
    if (-not (Test-Path -LiteralPath $Path)) {
        throw ('{0} is missing: node\prepare-node.ps1 puts it there.' -f $Path)
    }
    return @(Get-Content -LiteralPath $Path -Encoding UTF8 | Where-Object { $_.Trim() -ne '' })
}`

/** Programs are found by name, in this session and in later ones. */
export const addToPath = ps`function Add-ToPath {
    param ([string] $Directory)
    $machinePath = [Environment]::GetEnvironmentVariable('Path', 'Machine')
    if (($machinePath -split ';') -notcontains $Directory) {
        [Environment]::SetEnvironmentVariable('Path', ($machinePath.TrimEnd(';') + ';' + $Directory), 'Machine')
    }
    if (($env:Path -split ';') -notcontains $Directory) {
        $env:Path = $env:Path.TrimEnd(';') + ';' + $Directory
    }
}`
