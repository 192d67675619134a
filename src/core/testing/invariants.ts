import { toldOf } from './told-of.ts'
import { catalog } from '../catalog/catalog.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { limitations } from '../catalog/limitations/index.ts'
import { resolveSource } from '../catalog/sources/index.ts'
import { isAtLeast } from '../values/version.ts'
import { evaluate, hasErrors, type Evaluation } from '../engine/evaluate.ts'
import { createGenerator } from '../engine/generate.ts'
import { lintManifests } from '../engine/lint/lint.ts'
import { readScenarioFile } from '../engine/scenario-file.ts'
import { fromQuery, toQuery } from '../engine/share.ts'
import type { GeneratedFile } from '../model/artifact.ts'
import { decisionIds } from '../model/decisions.ts'
import type { Finding } from '../model/finding.ts'
import type { Choices, Scenario } from '../model/scenario.ts'
import { faultsOfFile } from './file-faults.ts'
import { differences } from './runbook/differences.ts'

const known: ReadonlySet<string> = new Set(decisionIds)
const options = resolveSource

/** First minor whose kubelet takes what it needs from a file. */
const firstWithConfigFile = '1.23'

/** Makes a check that keeps one generator from scenario to scenario, as the app does. */
export function createChecker(): (choices: Choices) => readonly string[] {
  const remembered = createGenerator(options)
  const faultsOf = rememberedFaults()
  return (choices) => {
    try {
      const evaluation = evaluate(choices)
      const files = createGenerator(options)(evaluation)
      return [
        ...evaluation.findings.flatMap((finding) => [...faultsOfFinding(finding)]),
        ...files.flatMap(faultsOf),
        ...faultsOfMemory(files, remembered(evaluation)),
        ...faultsOfCompleteness(evaluation, files),
        ...faultsOfLints(evaluation, files),
        ...faultsOfTravel(choices, files),
        ...faultsOfRunbook(evaluation, files),
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
  if (isComplete) {
    for (const path of requiredPaths(scenario)) {
      if (!paths.includes(path)) yield `${path} is missing though there is no error`
    }
    if (!paths.some((path) => /^cni\/[^/]*\.conf(?:list)?$/.test(path))) yield 'no CNI file'
    if (!paths.some((path) => /^cluster\/.*\.yaml$/.test(path))) yield 'no workload'
  }
  const sums = files.find(({ path }) => path === 'SHA256SUMS')
  for (const { path, text } of sums ? files : []) {
    const hash = bytesToHex(sha256(new TextEncoder().encode(text)))
    if (path !== 'SHA256SUMS' && !sums?.text.includes(`${hash}  ${path}\n`)) {
      yield `SHA256SUMS does not hold for ${path}`
    }
  }
}

const requiredPaths = (scenario: Scenario): readonly string[] => [
  'README.md',
  'scenario.json',
  'SHA256SUMS',
  'node/kubelet-args.txt',
  'node/kubeletstart.ps1',
  'node/register-services.ps1',
  'node/prepare-node.ps1',
  ...(catalog.cni[scenario.cni].replacesKubeProxy ? [] : ['node/kube-proxy-args.txt']),
  'verify/verify.ps1',
  'network/ports.md',
  ...(isAtLeast(scenario.kubernetesVersion, firstWithConfigFile) &&
  scenario.joinMethod !== 'kubeadm'
    ? ['node/kubelet-config.yaml']
    : []),
  ...(scenario.containerRuntime === 'containerd' ? ['node/containerd-config.toml'] : []),
]

/** What a lint says of a manifest and a rule of the choice behind it. */
const saidBy: Readonly<Record<string, string>> = {
  'memory-overbooked': 'memory-limit-equals-request',
}

/** Of manifests that the app wrote itself, lints warn of nothing that the findings do not say too. */
function* faultsOfLints(
  { scenario, findings: own }: Evaluation,
  files: readonly GeneratedFile[],
): Generator<string> {
  const manifests = files
    .filter(({ path }) => /^cluster\/.*\.yaml$/.test(path))
    .map(({ path, text }) => ({ name: path, text }))
  const { findings, unread } = lintManifests(manifests, {
    ...toldOf(scenario),
    operatingSystem: 'windows',
  })
  const said = new Set<string>(own.map(({ id }) => id))
  for (const { id, severity, file, line, message } of findings) {
    if (severity !== 'error' && severity !== 'warning') continue
    // What is wrong with the plan is wrong with its files; fields that Windows refuses never are.
    if (hasErrors(own) && id !== 'pod-field') continue
    if (
      ![saidBy[id], ...rulesBeside(id, message)].some(
        (rule) => rule !== undefined && said.has(rule),
      )
    ) {
      yield `${id}: ${file}:${line}: ${message}`
    }
  }
  for (const { file, line, reason } of unread) yield `${file}:${line}: ${reason}`
}

/** The rules that cover the rows which a lint reports, those of the message’s own row where it has one. */
function rulesBeside(lint: string, message: string): readonly string[] {
  const rows = limitations.filter(
    ({ onManifest }) => onManifest && 'lint' in onManifest && onManifest.lint === lint,
  )
  const named = rows.filter(({ statement }) => message.includes(statement.value))
  return (named.length > 0 ? named : rows).flatMap(({ coveredBy }) =>
    'rules' in coveredBy ? coveredBy.rules : [],
  )
}

/** The runbook of a plan without errors goes through, but for the gaps that are known. */
const faultsOfRunbook = (
  { scenario, findings }: Evaluation,
  files: readonly GeneratedFile[],
): readonly string[] =>
  hasErrors(findings)
    ? []
    : differences(
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
