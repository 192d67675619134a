import type { SourceRef } from '../../../catalog/fact.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'
import type { PowerShellCode } from '../../../text/powershell/powershell.ts'
import { ps, psRaw } from '../../../text/powershell/powershell.ts'
import type { ShellCode } from '../../../text/formats/shell.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import type { Effect } from './effect.ts'

export interface StepContext {
  /** Whether the zip has this file. */
  has(path: string): boolean
}

/** PowerShell is typed on the Windows node, shell on a machine whose kubectl administers the cluster. */
export type Command = PowerShellCode | ShellCode

/** One thing to do; the registry is the order. Texts are plain: the document escapes them. */
export interface Step<Id extends string = string> {
  readonly id: Id
  when?(scenario: Scenario, context: StepContext): boolean
  readonly title: string
  body(scenario: Scenario, context: StepContext): string
  commands?(scenario: Scenario, context: StepContext): readonly Command[]
  /** What it needs and leaves behind, in the order in which it happens. */
  effects(scenario: Scenario, context: StepContext): readonly Effect[]
  /** The files of the zip that it uses, if they are there. */
  readonly files?: readonly string[]
  readonly decisions: readonly DecisionId[]
  readonly sources: readonly SourceRef[]
}

export const defineStep = <const Id extends string>(step: Step<Id>): Step<Id> => step

/** A call of one of our scripts with a placeholder for everything that it asks for. */
export function call(script: string, parameters: readonly Parameter[] = [], set?: string) {
  const asked = parameters.filter(
    (parameter) => parameter.mandatory && (set === undefined || (parameter.set ?? set) === set),
  )
  return psRaw([`.\\${script}`, ...asked.map((parameter) => argument(parameter).code)].join(' '))
}

function argument({ name, type, help }: Parameter): PowerShellCode {
  const option = psRaw(`-${name}`)
  switch (type) {
    case '[switch]':
      return option
    case '[securestring]':
      return ps`${option} (Read-Host -AsSecureString ${name})`
    case '[pscredential]':
      return ps`${option} (Get-Credential)`
    default:
      return ps`${option} ${`<${help.split(';')[0]}>`}`
  }
}
