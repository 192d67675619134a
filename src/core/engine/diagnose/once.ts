import type { Finding, Place } from '../../model/finding.ts'

/** Lints of a document, and what says the same of the setup: with a change that mends it, or the node that it meets. */
const sameFault: ReadonlyMap<string, readonly string[]> = new Map([
  ['image-build', ['image-matches-host']],
  ['kubelet-version-skew', ['kubelet-fits-control-plane']],
  ['os-selector', ['windows-pod-kept-on-windows']],
  [
    'service-field',
    ['external-traffic-policy-local', 'session-affinity', 'session-affinity-timeout'],
  ],
])

/** Leaves out what a lint says of a line where another check names the same fault there. */
export const eachFaultOnce = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((one) => {
    const same = sameFault.get(one.id)
    return (
      same === undefined ||
      !findings.some(
        (other) =>
          same.includes(other.id) &&
          other.severity === one.severity &&
          [other, ...(other.also ?? [])].some((place) => isSameLine(place, one)),
      )
    )
  })

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
  return { ...first, ...(also.length > 0 ? { also } : {}) }
}

/** Nobody reads more. */
const mostPlaces = 10

const isSame = (a: Partial<Place>, b: Partial<Place>) => isSameLine(a, b) && a.column === b.column
