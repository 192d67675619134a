import { allFlags, flagOf, type FlaggedComponent } from '../../../catalog/flags/accepted.ts'
import type { Flag } from '../../../catalog/flags/define.ts'
import { formerFlags } from '../../../catalog/flags/former-flags.ts'
import type { Place } from '../../../model/finding.ts'
import { ofKind, type Change, type Parsed } from '../../../model/parsed.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nearest } from '../../../values/nearest.ts'
import { ownValue } from '../../../values/own.ts'
import { isBefore } from '../../../values/version.ts'

export const flagRefused = defineLint({
  id: 'flag-refused',
  on: 'setup',
  summary: 'No component stopped on a flag that it does not know',
  remediation: 'Take the flag out of the command line, or write it as this version has it.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const refused = new Map(
      observations.flatMap((one) =>
        one.name === 'refusedFlag' ? [[String(one.value), one] as const] : [],
      ),
    )
    const lines = ofKind(parsed, 'command-line')
    return [...refused].flatMap(([name, { file, line, column }]) => {
      const logged = { file, line, column }
      // The kubelet says whose flags it could not read.
      const stopped = refused.get(name)?.subject === 'kubelet' ? (['kubelet'] as const) : programs
      const found = stopped.flatMap((program) => {
        const flag = flagOf(program, name)
        return flag ? [{ program, flag }] : []
      })
      const [only, ...others] = found
      const said: readonly (readonly [Said, Change | undefined])[] =
        found.length > 0
          ? found.map((one) => [historyOf(one), others.length === 0 ? outIfGone(one) : undefined])
          : ended(name)
      return [
        ...said.map(([one, change]) => ({
          ...one,
          path: [],
          ...writtenAt(lines, name, only?.program, logged, change),
        })),
        ...(only && others.length === 0 ? endedWith(only, refused, lines) : []),
      ]
    })
  },
})

/** Where command lines have the flag, and what mends all of them; else where it is told. */
function writtenAt(
  lines: readonly Parsed<'command-line'>[],
  name: string,
  program: FlaggedComponent | undefined,
  logged: Place,
  change: Change | undefined,
): Pick<LintViolation, 'place' | 'also' | 'edits'> {
  const all = lines.flatMap((line) =>
    line.value.flags.flatMap((flag, at) => (flag.name === name ? [{ line, at }] : [])),
  )
  const [place, ...more] = all.map(({ line, at }) => line.placeOf([at]))
  if (!place) return { place: logged }
  // Another program may know the flag.
  const own = all.filter(({ line }) => program === undefined || line.value.program === program)
  const edits = change ? own.flatMap(({ line, at }) => line.editsOf?.([at], change) ?? []) : []
  return { place, also: [...more, logged], ...(edits.length > 0 ? { edits } : {}) }
}

/** A flag that newer versions lack goes; one that older ones lack may be wanted. */
const outIfGone = ({ flag: { accepted } }: Found): Change | undefined =>
  accepted && accepted.through === undefined ? undefined : { is: 'out' }

/** The other flags of the same line that no version has which lacks the refused one. */
function endedWith(
  { program, flag }: Found,
  refused: ReadonlyMap<string, unknown>,
  lines: readonly Parsed<'command-line'>[],
): readonly LintViolation[] {
  const through = flag.accepted?.through
  const own = lines.find(
    ({ value }) => value.program === program && value.flags.some(({ name }) => name === flag.name),
  )
  if (through === undefined || !own) return []
  return own.value.flags.flatMap(({ name }, at) => {
    const other = refused.has(name) ? undefined : flagOf(program, name)
    const end = other?.accepted?.through
    if (!other || end === undefined || isBefore(through, end)) return []
    return [
      {
        basis: 'refused',
        message: `The ${program} that stopped on --${flag.name} is newer than ${through}; it has no --${name} either.`,
        path: [],
        place: own.placeOf([at]),
        edits: own.editsOf?.([at], { is: 'out' }) ?? [],
        facts: [{ value: other.accepted, confidence: other.confidence, sources: other.sources }],
      },
    ]
  })
}

const programs: readonly FlaggedComponent[] = ['kubelet', 'kube-proxy']

interface Found {
  readonly program: FlaggedComponent
  readonly flag: Flag
}

type Said = Pick<LintViolation, 'basis' | 'message' | 'remediation' | 'facts'>

/** Which versions have a flag, so that the one that stopped on it is another. */
function historyOf({ program, flag }: Found): Said {
  const { name, accepted, confidence, sources } = flag
  const facts = [{ value: accepted, confidence, sources }]
  if (!accepted) {
    return {
      basis: 'refused',
      message: `A component stopped on --${name}; ${program} on Windows has no such flag.`,
      facts,
    }
  }
  const until = accepted.through === undefined ? undefined : `up to ${accepted.through}`
  const since = `from ${accepted.from} on`
  return {
    basis: until === undefined ? 'advice' : 'refused',
    message: `A component stopped on --${name}; ${program} has it ${until ?? since}, so the one that stopped is ${until === undefined ? 'older, or another program' : 'newer'}.`,
    facts,
  }
}

/** What ended long ago, or is written in another way. */
function ended(name: string): ReturnType<typeof misspelt> {
  const former = ownValue(formerFlags, name)
  if (former === undefined) return misspelt(name)
  const { through } = former.value
  return [
    [
      {
        basis: 'refused',
        message: `A component stopped on --${name}; the kubelet has it up to ${through}, so the one that stopped is newer.`,
        facts: [former],
      },
      { is: 'out' },
    ],
  ]
}

function misspelt(name: string): readonly (readonly [Said, Change])[] {
  const names = programs.flatMap((program) => allFlags(program).map((flag) => flag.name))
  const meant = nearest(name, names)
  const flag = programs.flatMap((program) => flagOf(program, meant ?? '') ?? [])[0]
  return meant === undefined || !flag
    ? []
    : [
        [
          {
            basis: 'refused',
            message: `A component stopped on --${name}; the flag is called --${meant}.`,
            remediation: `Write --${meant}.`,
            facts: [{ value: flag.accepted, confidence: flag.confidence, sources: flag.sources }],
          },
          { is: 'renamed', to: meant },
        ],
      ]
}
