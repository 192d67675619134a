import type { PowerShellPart } from './content.ts'
import { ps, psRaw, type PowerShellCode } from '../../text/powershell/powershell.ts'

/** First lines of every script: what it needs, and that nothing goes wrong silently. */
const requirements = psRaw('#Requires -Version 5.1\n#Requires -RunAsAdministrator')

/** Stands after `param (...)`, which must be the first statement. */
const settings = {
  node: {
    code: psRaw("$ErrorActionPreference = 'Stop'\n. (Join-Path $PSScriptRoot 'common.ps1')"),
    why: {
      text: 'The functions that the scripts share. From here on the first fault ends the script.',
    },
  },
  verify: {
    code: psRaw(
      "$ErrorActionPreference = 'Stop'\nSet-StrictMode -Version Latest\n$ProgressPreference = 'SilentlyContinue'",
    ),
    why: { text: 'The script stops at the first fault, also at a misspelt variable.' },
  },
} as const

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
function parameters(
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
  /** Those of node/ share functions; those of verify/ stand alone. */
  readonly folder?: keyof typeof settings
}

/** How our scripts begin, each line with its reason. */
export const opening = (
  list: readonly Parameter[] = [],
  { folder = 'node', ...binding }: Binding = {},
): readonly PowerShellPart[] => [
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
  settings[folder],
]
