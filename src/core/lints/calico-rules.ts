import type { Manifest } from '../model/manifest.ts'
import type { LintViolation } from '../model/lint.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'

type Path = LintViolation['path']

/** A match of a rule that Felix does not have on Windows, and what the rule does. */
export interface SkippedMatch {
  readonly path: Path
  readonly field: string
  readonly denies: boolean
}

const directions = ['ingress', 'egress'] as const

export const isOfCalico = (value: unknown) =>
  String(valueAt(value, ['apiVersion'])).includes('projectcalico.org/')

/** The rules of a policy that Windows nodes leave out, each by the first match that makes it so. */
export function skippedRules({ value }: Manifest): readonly SkippedMatch[] {
  const find = isOfCalico(value) ? ofCalico : ofKubernetes
  return directions.flatMap((direction) =>
    nodesAt(value, ['spec'], [direction, '*']).flatMap((rule) => {
      const [first] = find(rule.value)
      const action = String(valueAt(rule.value, ['action']))
      return first && action !== 'Log'
        ? [
            {
              path: [...rule.path, ...first],
              field: fieldOf(first),
              denies: action === 'Deny',
            },
          ]
        : []
    }),
  )
}

function fieldOf(path: Path): string {
  const [last = ''] = path.filter((key) => typeof key === 'string').slice(-1)
  return last === 'type' ? 'a type of ICMP' : last.startsWith('port') ? 'the name of a port' : last
}

const isSet = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

/** A number or a range of numbers is no name. */
const isName = (port: unknown) => typeof port === 'string' && !/^\d+(?::\d+)?$/.test(port)

const ofCalico = (rule: unknown): readonly Path[] => [
  ...['notProtocol', 'notICMP']
    .filter((key) => isSet(valueAt(rule, [key])))
    .map((key): Path => [key]),
  ...(isSet(valueAt(rule, ['icmp', 'type'])) ? [['icmp', 'type']] : []),
  ...['source', 'destination'].flatMap((side) => [
    ...['notNets', 'notSelector', 'notPorts']
      .filter((key) => isSet(valueAt(rule, [side, key])))
      .map((key): Path => [side, key]),
    ...nodesAt(rule, [side], ['ports', '*'])
      .filter((port) => isName(port.value))
      .map((port) => port.path),
  ]),
]

const ofKubernetes = (rule: unknown): readonly Path[] => [
  ...['from', 'to'].flatMap((side) =>
    nodesAt(rule, [side], ['*', 'ipBlock', 'except'])
      .filter((one) => isSet(one.value))
      .map((one) => one.path),
  ),
  ...nodesAt(rule, ['ports'], ['*', 'port'])
    .filter((port) => isName(port.value))
    .map((port) => port.path),
]

/** Terms that leave namespaces out, and pick no pods by what they are. */
const ofAnyPod =
  /^(?:all\(\)|has\(projectcalico\.org\/namespace\)|projectcalico\.org\/namespace\s*(?:!=|not\s+in\b).*)$/

const isAny = (selector: unknown) =>
  !isSet(selector) ||
  String(selector)
    .split('&&')
    .every((term) => ofAnyPod.test(term.trim()))

function namespaceOf(value: unknown): string {
  const namespace = valueAt(value, ['metadata', 'namespace'])
  return typeof namespace === 'string' ? namespace : 'default'
}

/** Settings of policies that are for hosts alone. */
const ofHosts = ['applyOnForward', 'preDNAT', 'doNotTrack']

/** Labels that a policy asks of pods; undefined where it asks for more than single ones. */
function labelsWanted(value: unknown): readonly (readonly [string, string])[] | undefined {
  if (!isOfCalico(value)) {
    const selector = valueAt(value, ['spec', 'podSelector'])
    return isSet(valueAt(selector, ['matchExpressions']))
      ? undefined
      : Object.entries(Object(valueAt(selector, ['matchLabels']))).map(([key, label]) => [
          key,
          String(label),
        ])
  }
  const selector = valueAt(value, ['spec', 'selector'])
  if (isAny(selector)) return []
  const terms = String(selector).split('&&')
  const labels = terms.flatMap((term): readonly (readonly [string, string])[] => {
    const [, key = '', label = ''] = /^\s*([\w./-]+)\s*==\s*["']([^"']*)["']\s*$/.exec(term) ?? []
    return key === '' ? [] : [[key, label]]
  })
  return labels.length === terms.length ? labels : undefined
}

/** A term that picks pods by their namespace alone. */
const ofNamespace = /^\s*projectcalico\.org\/namespace\s*(?:==|in\b).*$/

/** Whether a policy picks each pod of the namespaces that it is for. */
export function isOfNamespaces({ kind, value }: Manifest): boolean {
  if (isSet(valueAt(value, ['spec', 'serviceAccountSelector']))) return false
  if (ofHosts.some((key) => valueAt(value, ['spec', key]) === true)) return false
  if (kind !== 'GlobalNetworkPolicy') return labelsWanted(value)?.length === 0
  const selector = valueAt(value, ['spec', 'selector'])
  return (
    isAny(selector) ||
    String(selector)
      .split('&&')
      .every((term) => ofAnyPod.test(term.trim()) || ofNamespace.test(term))
  )
}

/** Whether a policy is for pods of Windows: those of all namespaces, or of a workload that is sent. */
export function isForWindows({ kind, value }: Manifest, others: readonly Manifest[]): boolean {
  const labels = labelsWanted(value)
  if (!labels || isSet(valueAt(value, ['spec', 'serviceAccountSelector']))) return false
  if (ofHosts.some((key) => valueAt(value, ['spec', key]) === true)) return false
  const isGlobal = kind === 'GlobalNetworkPolicy'
  const isOfSome = isGlobal && isSet(valueAt(value, ['spec', 'namespaceSelector']))
  if (isGlobal && !isOfSome && labels.length === 0) return true
  return others.some(({ pod, value: other }) => {
    if (pod?.operatingSystem !== 'windows' || isOfSome) return false
    if (!isGlobal && namespaceOf(other) !== namespaceOf(value)) return false
    return labels.every(
      ([key, label]) => valueAt(other, [...pod.path, 'metadata', 'labels', key]) === label,
    )
  })
}
