import type { Finding, Place } from '../../model/finding.ts'

/** Lints of a document, and the rule that says the same of the setup with a change that mends it. */
const sameFault: ReadonlyMap<string, string> = new Map([['image-build', 'image-matches-host']])

/** Leaves out what a lint says of a line where a rule names the same fault there. */
export const eachFaultOnce = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((one) => {
    const rule = sameFault.get(one.id)
    return (
      rule === undefined ||
      !findings.some(
        (other) =>
          other.id === rule &&
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
