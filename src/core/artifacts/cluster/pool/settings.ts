import type { SourceRef } from '../../../catalog/fact.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'
import { sh, shRaw, type ShellCode } from '../../../text/formats/shell.ts'
import { isLabelKey, isLabelValue } from '../../../values/labels.ts'
import { valuesOf } from '../../../values/parsed.ts'

export const poolDecisions = [
  'joinMethod',
  'platform',
  'kubernetesVersion',
  'windowsRelease',
  'maxPods',
  'nodeLabels',
  'nodeTaint',
] as const satisfies readonly DecisionId[]

export type PoolScenario = Pick<Scenario, (typeof poolDecisions)[number]>

export interface ScriptPart {
  readonly code: ShellCode
  readonly why: {
    readonly text: string
    readonly decisions?: readonly DecisionId[]
    readonly sources?: readonly SourceRef[]
  }
}

/** Labels that a node can have; rules speak of the others. */
export const poolLabels = ({ nodeLabels }: Pick<PoolScenario, 'nodeLabels'>) =>
  valuesOf(nodeLabels).filter(({ key, value }) => isLabelKey(key) && isLabelValue(value))

/** Taints that a node can have; rules speak of the others. */
export const poolTaints = ({ nodeTaint }: Pick<PoolScenario, 'nodeTaint'>) =>
  (nodeTaint.value ?? []).filter(({ key, value = '' }) => isLabelKey(key) && isLabelValue(value))

/** One option a line, so that each can be read and changed. */
export const commandLines = (command: ShellCode, options: readonly ShellCode[]): ShellCode =>
  shRaw([command, ...options].map(({ shell }) => shell).join(' \\\n  '))

/** A script that stops at the first failure and says how it is called. */
export const beginning = (usage: string, least: number, variables: ShellCode): ShellCode =>
  sh`set -eu
if [ $# -lt ${least} ]; then
  printf '%s\n' ${`Usage: ${usage}`} >&2
  exit 2
fi
${variables}`
