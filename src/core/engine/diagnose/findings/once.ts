import type { Finding, Place } from '../../../model/finding.ts'
import { byGravity } from '../../evaluate.ts'
import { mostPlaces } from './place.ts'

/** What says less of the same fault: a lint where a rule has a change that mends it or names the node, advice where it is broken. */
const sameFault: ReadonlyMap<string, readonly string[]> = new Map([
  ['kubeadm-socket-docker', ['runtime-endpoint-served']],
  ['windows-priority-class', ['flag-known']],
  ['flag-refused', ['flag-known']],
  ['windows-pod-tolerates-taints', ['toleration-of-event']],
  ['range-host-bits', ['cni-ipam-ranges']],
  ['image-build', ['image-matches-host']],
  ['memory-limit-equals-request', ['memory-overbooked', 'memory-quantity-unit']],
  ['memory-overbooked', ['memory-quantity-unit']],
  ['object-field-value', ['quantity-syntax']],
  ['memory-request', ['memory-overbooked', 'memory-limit-equals-request', 'memory-quantity-unit']],
  ['memory-told-overbooked', ['memory-quantity-unit']],
  ['kube-proxy-config-dsr', ['dsr-gate']],
  ['kubelet-version-skew', ['kubelet-fits-control-plane']],
  ['os-selector', ['windows-pod-kept-on-windows']],
  [
    'service-field',
    ['external-traffic-policy-local', 'session-affinity', 'session-affinity-timeout'],
  ],
])

/** One line has many flags. */
const ofColumn: ReadonlySet<string> = new Set(['flag-refused'])

/** What one says of an object that another says of whatever uses it. */
const saidOfUse = { id: 'runtime-class', about: /Hyper-V/, by: 'hyperv-unsupported' } as const

/** Leaves out what a check says of a line where another one, as grave or graver, names the same fault there. */
export const eachFaultOnce = (findings: readonly Finding[]): readonly Finding[] =>
  withUses(findings).filter((one) => {
    const same = sameFault.get(one.id)
    return (
      same === undefined ||
      !findings.some(
        (other) =>
          same.includes(other.id) &&
          isAsGrave(other, one) &&
          [other, ...(other.also ?? [])].some((place) =>
            ofColumn.has(one.id) ? isSame(place, one) : isSameLine(place, one),
          ),
      )
    )
  })

const isAsGrave = (a: Finding, b: Finding) => byGravity(a, b) <= 0

/** Of an object and its use one finding is left, with the places of both. */
function withUses(findings: readonly Finding[]): readonly Finding[] {
  const isUse = ({ id, severity }: Finding, { severity: own }: Finding) =>
    id === saidOfUse.by && severity === own
  const objects = findings.filter(
    (one) =>
      one.id === saidOfUse.id &&
      saidOfUse.about.test(one.message) &&
      findings.some((other) => isUse(other, one)),
  )
  if (objects.length === 0) return findings
  const first = findings.find((one) => objects.some((object) => isUse(one, object)))
  return findings
    .filter((one) => !objects.includes(one))
    .map((one) => (one === first ? objects.reduce(withPlacesOf, one) : one))
}

const isSameLine = (a: Partial<Place>, b: Partial<Place>) => a.file === b.file && a.line === b.line

/** The places of both, of which the first are those of the first one. */
export function withPlacesOf(first: Finding, second: Finding): Finding {
  const { file, line, column } = second
  const own =
    file === undefined || line === undefined || column === undefined ? [] : [{ file, line, column }]
  const more = [...own, ...(second.also ?? [])].filter(
    (place) => ![first, ...(first.also ?? [])].some((other) => isSame(place, other)),
  )
  const also = [...(first.also ?? []), ...more].slice(0, mostPlaces)
  const edits = [...(first.edits ?? []), ...(second.edits ?? [])].filter(
    (edit, i, all) => all.findIndex((other) => isSame(edit, other)) === i,
  )
  return {
    ...first,
    ...(also.length > 0 ? { also } : {}),
    ...(edits.length > 0 ? { edits } : {}),
  }
}

const isSame = (a: Partial<Place>, b: Partial<Place>) => isSameLine(a, b) && a.column === b.column
