import { symptoms } from '../../../catalog/symptoms/index.ts'
import type { Finding } from '../../../model/finding.ts'
import { findingId } from '../symptoms/finding.ts'

/** Messages which say that the kubelet ended or is silent, and nothing of why. */
const endOfKubelet: ReadonlySet<string> = new Set([
  'symptom-s-11',
  'symptom-m-kad-07',
  'symptom-m-klt-17',
])

/** What stops each service: the checks of its configuration, and what its own log says. */
const services = [
  { name: 'kubelet', checks: /^(?:kubelet|containerd)-|^service-flag$/, stopsWith: ['containerd'] },
  { name: 'containerd', checks: /^containerd-/, stopsWith: [] },
  { name: 'kube-proxy', checks: /^kube-proxy-/, stopsWith: [] },
].map((one) => ({ ...one, own: new RegExp(String.raw`\b${one.name}\b`) }))

/** Gates and refused flags are told without their program. */
const ofOne = /\b(?:kubelet|containerd|kube-proxy|flanneld)\b/

const printedBy = new Map(
  symptoms
    .filter(({ kind }) => kind !== 'wrapper')
    .map(({ id, printed }) => [findingId(id), printed.map(({ by }) => by).join(' ')]),
)

/** A service that does not run is information where something else says why. */
export const asShadows = <T extends Finding>(
  findings: readonly T[],
  all: readonly Finding[],
): readonly T[] =>
  findings.map((one) => {
    const name = endOfKubelet.has(one.id) ? 'kubelet' : stoppedIn(one)
    const service = services.find((other) => other.name === name)
    return service && all.some((other) => other !== one && tellsWhy(other, service))
      ? { ...one, severity: 'info', basis: 'advice' }
      : one
  })

/** The service that stands still. */
const stoppedIn = ({ id, message }: Finding): string | undefined =>
  id === 'output-tells-fault'
    ? /: the service (kubelet|containerd|kube-proxy) does not run\b/.exec(message)?.[1]
    : undefined

function tellsWhy(other: Finding, { checks, stopsWith, own }: (typeof services)[number]) {
  if (endOfKubelet.has(other.id)) return false
  const stopped = stoppedIn(other)
  if (stopped !== undefined) return stopsWith.some((one) => one === stopped)
  if (other.id.startsWith('symptom-')) {
    return other.severity !== 'info' && own.test(printedBy.get(other.id) ?? '')
  }
  return (
    other.severity === 'error' &&
    (other.basis === 'refused' || other.basis === 'fails') &&
    (checks.test(other.id) ||
      (/^(?:flag|feature-gate)-/.test(other.id) &&
        (own.test(other.message) || !ofOne.test(other.message))))
  )
}
