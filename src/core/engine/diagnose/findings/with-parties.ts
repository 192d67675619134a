import type { Finding, Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import type { RuleId } from '../../../rules/index.ts'

/** Rules speak of releases; who reads their finding asks which image it is, and which node. */
const ofParties: ReadonlySet<string> = new Set<RuleId>(['image-matches-host'])
const mostNamed = 3

/** Findings with the names of the images and nodes that stand at their places. */
export function withParties(
  findings: readonly Finding[],
  observations: readonly Observation[],
): readonly Finding[] {
  if (!findings.some(({ id }) => ofParties.has(id))) return findings
  const at = new Map<string, Observation[]>()
  for (const one of observations) {
    const own = at.get(keyOf(one))
    if (own) own.push(one)
    else at.set(keyOf(one), [one])
  }
  return findings.map((finding) => {
    if (!ofParties.has(finding.id)) return finding
    const there = [finding, ...(finding.also ?? [])].flatMap((one) => at.get(keyOf(one)) ?? [])
    const told = [
      listed(
        'Image',
        'Images',
        there.filter(isImage).map(({ raw }) => raw),
      ),
      listed('node', 'nodes', there.flatMap(nodeOf)),
    ].filter((one) => one !== '')
    const words = told.join('; ')
    return words === ''
      ? finding
      : {
          ...finding,
          message: `${finding.message} ${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
        }
  })
}

const keyOf = ({ file, line }: Partial<Place>) => `${file}:${line}`

const isImage = ({ name, raw }: Observation) =>
  name === 'image' && raw.includes('/') && !/\s/.test(raw)

const nodeOf = ({ subject = '' }: Observation) => /^node (\S{1,120})$/.exec(subject)?.slice(1) ?? []

function listed(one: string, several: string, all: readonly string[]): string {
  const names = [...new Set(all)]
  if (names.length === 0) return ''
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''
  return `${names.length === 1 ? one : several}: ${names.slice(0, mostNamed).join(', ')}${more}`
}
