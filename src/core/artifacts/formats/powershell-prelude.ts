import type { PowerShellPart } from './content.ts'
import { ps, psLines, psRaw, type PowerShellCode } from '../../text/powershell.ts'

/** First lines of every script: what it needs, and that nothing goes wrong silently. */
export const requirements = psRaw('#Requires -Version 5.1\n#Requires -RunAsAdministrator')

/** Stands after `param (...)`, which must be the first statement. */
export const strict = psLines([
  psRaw('Set-StrictMode -Version Latest'),
  psRaw("$ErrorActionPreference = 'Stop'"),
  psRaw("$ProgressPreference = 'SilentlyContinue'"),
])

/**
 * Runs a native program and stops when it fails: PowerShell itself ignores exit codes. The message
 * leaves the arguments out, which may hold a token.
 */
export const invokeNative = ps`function Invoke-Native {
    param (
        [Parameter(Mandatory = $true)] [string] $Program,
        [string[]] $Arguments = @()
    )
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) {
        throw ('{0} ended with exit code {1}.' -f $Program, $LASTEXITCODE)
    }
}`

export interface Parameter {
  readonly name: string
  /** Code of ours. */
  readonly type:
    | '[string]'
    | '[pscredential]'
    | '[securestring]'
    | '[switch]'
    | '[hashtable]'
    | '[string[]]'
    | '[int]'
  readonly help: string
  readonly mandatory?: boolean
  readonly set?: string
  readonly initial?: PowerShellCode
}

/** The script's parameters with their help; secrets and what no publisher states come in here alone. */
export function parameters(
  list: readonly Parameter[],
  binding: { readonly defaultSet?: string; readonly shouldProcess?: true } = {},
): PowerShellCode {
  const options = [
    ...(binding.defaultSet ? [`DefaultParameterSetName = '${binding.defaultSet}'`] : []),
    ...(binding.shouldProcess ? ["SupportsShouldProcess = $true, ConfirmImpact = 'High'"] : []),
  ].join(', ')
  const body = list.map(declaration).join(',\n\n')
  return psRaw(`[CmdletBinding(${options})]\nparam (${body === '' ? '' : `\n${body}\n`})`)
}

function declaration({ name, type, help, mandatory, set, initial }: Parameter): string {
  const attributes = [
    ...(mandatory ? ['Mandatory = $true'] : []),
    ...(set ? [`ParameterSetName = '${set}'`] : []),
    ps`HelpMessage = ${help}`.code,
  ].join(', ')
  const value = initial ? ` = ${initial.code}` : ''
  return `    [Parameter(${attributes})]\n    ${type} $${name}${value}`
}

interface Binding {
  readonly defaultSet?: string
  readonly shouldProcess?: true
  /** Code that stands with the strict settings, `tls` say. */
  readonly also?: PowerShellPart
}

/** How our scripts begin, each line with its reason. */
export const opening = (
  list: readonly Parameter[],
  { also, ...binding }: Binding = {},
): readonly (PowerShellPart | readonly PowerShellPart[])[] => [
  {
    code: requirements,
    why: {
      text: 'Windows PowerShell 5.1 is part of every Windows Server; services, firewall and HNS need an administrator.',
    },
  },
  {
    code: parameters(list, binding),
    why: {
      text:
        list.length === 0
          ? 'The script needs to be told nothing.'
          : 'What the script must be told. Secrets come in here alone and are written nowhere in these files.',
    },
  },
  [
    {
      code: strict,
      why: { text: 'The script stops at the first fault, also at a misspelt variable.' },
    },
    ...(also ? [also] : []),
  ],
  {
    code: invokeNative,
    why: { text: 'PowerShell goes on after a native program has failed; this script does not.' },
  },
]
