import { createHash } from 'node:crypto'
import { resolveSource } from '../catalog/sources/index.ts'
import { isAtLeast } from '../values/version.ts'
import { runsKubeProxy } from '../artifacts/node/node-downloads.ts'
import { evaluate, hasErrors, type Evaluation } from '../engine/evaluate.ts'
import { createGenerator } from '../engine/generate.ts'
import { isNodeFile, nodeMaker } from '../derived/node-maker.ts'
import { readScenarioFile } from '../engine/scenario-file.ts'
import { fromQuery, toQuery } from '../engine/share.ts'
import type { GeneratedFile } from '../model/artifact.ts'
import { decisionIds } from '../model/decisions.ts'
import type { Finding } from '../model/finding.ts'
import { isManaged } from '../model/managed-plan.ts'
import type { Choices, Scenario } from '../model/scenario.ts'
import { faultsOfFile } from './file-faults.ts'
import { faultsOfLints } from './lint-faults.ts'
import { faultsOfPlatformChoices } from './platform-faults.ts'
import { faultsOfIdentities } from './identity-faults.ts'
import { dryRunFaults } from '../artifacts/root/runbook/dry-run.ts'

const known: ReadonlySet<string> = new Set(decisionIds)

/** First minor whose kubelet takes what it needs from a file. */
const firstWithConfigFile = '1.23'

/** Makes a check that keeps one generator from scenario to scenario, as the app does. */
export function createChecker(): (choices: Choices) => readonly string[] {
  const remembered = createGenerator(resolveSource)
  const faultsOf = rememberedFaults()
  return (choices) => {
    try {
      const evaluation = evaluate(choices)
      const files = createGenerator(resolveSource)(evaluation)
      return [
        ...evaluation.findings.flatMap((finding) => [...faultsOfFinding(finding)]),
        ...files.flatMap(faultsOf),
        ...faultsOfMemory(files, remembered(evaluation)),
        ...faultsOfCompleteness(evaluation, files),
        ...faultsOfLints(evaluation, files),
        ...faultsOfTravel(choices, files),
        ...faultsOfRunbook(evaluation, files),
        ...faultsOfIdentities(evaluation.scenario, files),
        ...faultsOfPlatformChoices(evaluation, files),
      ]
    } catch (error) {
      return [`exception: ${error instanceof Error ? (error.stack ?? error.message) : ''}`]
    }
  }
}

/** Files that differ in their link alone are checked once. */
function rememberedFaults(): (file: GeneratedFile) => readonly string[] {
  const verdicts = new Map<string, readonly string[]>()
  return (file) => {
    const key = `${file.path}\n${file.text.replace(/^.*#\/plan\?.*$/m, '')}`
    const verdict = verdicts.get(key) ?? faultsOfFile(file)
    if (verdicts.size > 20_000) verdicts.clear()
    verdicts.set(key, verdict)
    return verdict
  }
}

/** Every finding is a sentence about known decisions; a grave one has a source and a way out. */
function* faultsOfFinding(finding: Finding): Generator<string> {
  const { id, severity, message, remediation, decisions, sources, suggestion } = finding
  const isGrave = severity === 'error' || severity === 'warning'
  if (!/\S[.?!]$/.test(message)) yield `${id}: its message is no sentence: ${message}`
  if (/undefined|NaN|\[object/.test(message)) yield `${id}: ${message}`
  if (!remediation.endsWith('.')) yield `${id}: its remediation is no sentence`
  if (isGrave && sources.length === 0) yield `${id}: ${severity} without a source`
  if (severity === 'error' && decisions.length === 0) yield `${id}: names no decision`
  for (const ref of sources) if (!resolveSource(ref)) yield `${id}: cites ${ref}`
  for (const decision of [...decisions, ...Object.keys(suggestion ?? {})]) {
    if (!known.has(decision)) yield `${id}: unknown decision ${decision}`
  }
}

/** A generator that remembers gives what a fresh one gives: no file reads what it does not declare. */
function* faultsOfMemory(
  fresh: readonly GeneratedFile[],
  remembered: readonly GeneratedFile[],
): Generator<string> {
  const paths = fresh.map(({ path }) => path)
  if (paths.join() !== remembered.map(({ path }) => path).join()) yield 'remembers other files'
  for (const [i, { path, text, artifact }] of fresh.entries()) {
    if (paths.indexOf(path) !== i) yield `${path} is there twice`
    const other = remembered.find((file) => file.path === path)
    if (other && other.text !== text) yield `${artifact} reads a decision that it does not declare`
  }
}

/** What every plan without errors has. */
function* faultsOfCompleteness(
  { scenario, findings }: Evaluation,
  files: readonly GeneratedFile[],
): Generator<string> {
  const paths = files.map(({ path }) => path)
  const isComplete = !hasErrors(findings)
  const isOurNode = nodeMaker(scenario) === 'scripts'
  for (const path of isOurNode ? [] : paths.filter(isNodeFile)) {
    yield `${path} is there, though our scripts do not make the node`
  }
  if (isComplete) {
    for (const path of requiredPaths(scenario)) {
      if (!paths.includes(path)) yield `${path} is missing though there is no error`
    }
    const hasCniFile = paths.some((path) => /^cni\/[^/]*\.conf(?:list)?$/.test(path))
    // The pods of an agent write it themselves.
    const isWritten = isOurNode && scenario.nodeAgents === 'services'
    if (isWritten && !hasCniFile) yield 'no CNI file'
    if (!paths.some((path) => /^cluster\/.*\.yaml$/.test(path))) yield 'no workload'
  }
  const sums = files.find(({ path }) => path === 'SHA256SUMS')
  for (const { path, text } of sums ? files : []) {
    const hash = createHash('sha256').update(text).digest('hex')
    if (path !== 'SHA256SUMS' && !sums?.text.includes(`${hash}  ${path}\n`)) {
      yield `SHA256SUMS does not hold for ${path}`
    }
  }
}

const requiredPaths = (scenario: Scenario): readonly string[] => [
  'README.md',
  'scenario.json',
  'SHA256SUMS',
  'verify/verify.sh',
  'network/ports.md',
  ...(nodeMaker(scenario) === 'scripts' ? nodePaths(scenario) : []),
  ...(isManaged(scenario) ? ['cluster/node-pool.sh'] : []),
]

const nodePaths = (scenario: Scenario): readonly string[] => [
  'node/kubelet-args.txt',
  'node/kubeletstart.ps1',
  'node/register-services.ps1',
  'node/prepare-node.ps1',
  ...(runsKubeProxy(scenario) ? ['node/kube-proxy-args.txt'] : []),
  'verify/verify.ps1',
  ...(isAtLeast(scenario.kubernetesVersion, firstWithConfigFile) &&
  scenario.joinMethod !== 'kubeadm'
    ? ['node/kubelet-config.yaml']
    : []),
  ...(scenario.containerRuntime === 'containerd' ? ['node/containerd-config.toml'] : []),
]

/** The runbook of a plan without errors goes through; what nobody read of a version may break it. */
const faultsOfRunbook = (
  { scenario, findings }: Evaluation,
  files: readonly GeneratedFile[],
): readonly string[] =>
  hasErrors(findings) || findings.some(({ id }) => id === 'node-agents')
    ? []
    : dryRunFaults(
        scenario,
        files.map(({ path }) => path),
      )

/** A scenario comes back from its file and from its link as it was. */
function* faultsOfTravel(choices: Choices, files: readonly GeneratedFile[]): Generator<string> {
  const shared = fromQuery(toQuery(choices))
  if (!isSame(choices, shared.choices)) yield `its link gives another scenario`
  const file = files.find(({ path }) => path === 'scenario.json')
  if (!file) return
  const read = readScenarioFile(file.text)
  if (!read.ok || !isSame(choices, read.choices)) yield `scenario.json gives another scenario`
}

const isSame = (a: Choices, b: Choices) =>
  decisionIds.every((id) => JSON.stringify(a[id]) === JSON.stringify(b[id]))
