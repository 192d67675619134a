import type { SourceRef } from '../../../catalog/fact.ts'
import type { Explanation } from '../../../model/artifact.ts'
import { makerDecisions, nodeMaker } from '../../../derived/node-maker.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'
import type { PowerShellCode } from '../../../text/powershell/powershell.ts'
import type { ShellCode } from '../../../text/formats/shell.ts'

/** What the checks of a working node read. */
export const checkDecisions = [
  'nodeName',
  'nodeIP',
  'namespace',
  'workloadName',
  'workloadKind',
  'containerPort',
  'serviceType',
  'servicePort',
  'clusterDomain',
  'isolation',
  'containerRuntime',
  'externalTargets',
  ...makerDecisions,
  'networkMode',
] as const satisfies readonly DecisionId[]

export type Checked = Pick<Scenario, (typeof checkDecisions)[number]>

/** One question to a running cluster; code that fails means no. */
export interface Check {
  readonly id: string
  /** What must be true. */
  title(scenario: Checked): string
  when?(scenario: Checked): boolean
  /** From a Linux node of the cluster, whose kubectl may do everything. */
  shell(scenario: Checked): ShellCode
  /** From the Windows node; absent where it cannot be asked from there. */
  powershell?(scenario: Checked): PowerShellCode
  /** Why it cannot be asked from the Windows node. */
  readonly notFromWindows?: string
  readonly decisions: readonly DecisionId[]
  readonly sources: readonly SourceRef[]
}

/** What is said of the lines that ask a check. */
export const reasonOf = (check: Check, scenario: Checked): Explanation => ({
  text: `${check.title(scenario)}.`,
  decisions: check.decisions,
  sources: check.sources,
})

/** Whoever else makes the node also names it and gives it its address. */
export const isNamed = (scenario: Checked) => nodeMaker(scenario) === 'scripts'

/** HostProcess pods listen on nothing that a Service would find. */
export const listens = ({ isolation }: Checked) => isolation !== 'hostprocess'
/** In overlay networks a Windows node reaches its own pods alone. */
export const reachesOwnPodsOnly = ({ networkMode }: Checked) => networkMode === 'overlay'
export const hasService = (scenario: Checked) =>
  listens(scenario) && scenario.serviceType !== 'none'
export const selector = ({ workloadName }: Checked) => `app=${workloadName}`
export const serviceName = ({ workloadName, namespace, clusterDomain }: Checked) =>
  `${workloadName}.${namespace}.svc.${clusterDomain}`

/** Where pods are asked to go when the plan names no outside address. */
export const outboundOf = ({ externalTargets: [target] }: Pick<Checked, 'externalTargets'>) =>
  target === undefined
    ? 'https://mcr.microsoft.com/v2/'
    : target.text.includes('://')
      ? target.text
      : `http://${target.text}/`
