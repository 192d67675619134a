import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import type { Line } from '../../../text/lines.ts'
import { grouped } from '../../../values/grouped.ts'
import { minorOf } from '../../../values/version.ts'
import type { ReadDocument } from '../reading/read.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Each tells the minor of the cluster, or nearly. */
const ofKubernetes: ReadonlySet<DecisionId | null> = new Set<DecisionId>([
  'kubernetesVersion',
  'kubernetesRelease',
  'controlPlaneVersion',
])
/** Decisions of which a newer mail of a thread may tell another value than those that it quotes. */
const ofThreads: ReadonlySet<DecisionId | null> = new Set([
  ...ofKubernetes,
  'containerRuntime',
  'runtimeVersion',
])
/** The same where somebody answers to what another one has. */
const ofAnswers: ReadonlySet<DecisionId | null> = new Set([
  ...ofThreads,
  'windowsRelease',
  'cni',
  'networkMode',
])

/** How the mail that is quoted below is named. */
const quotes = new RegExp(
  acrossLines`
    ^[> \t]{0,20}(?:
      (?:On|Am|Le|El|Op|Il)\b[^\n]{4,200}(?:wrote|schrieb|écrit|escribió|schreef|ha scritto)\b
      |[^\n:]{2,80}\b(?:wrote|schrieb):[ \t]*$
      |-{2,10} ?(?:Original|Ursprüngliche|Forwarded|Weitergeleitete)\b
    )
  `,
  'im',
)
const original = /^[> \t]{0,20}-{2,10} ?(?:Original|Ursprüngliche)\b/i
const marks = /^[ \t]{0,4}((?:>[ \t]?){1,20})/

/** “> We use …” above “I have …”: somebody answers to what another one wrote. */
const own = String.raw`\b(?:I|we|my|our|ours|me|us)\b`
const quoted = new RegExp(String.raw`^[ \t]{0,3}>[^\n]{0,200}${own}`, 'im')
const answered = new RegExp(
  String.raw`^[ \t]{0,3}>[^\n]*\n[ \t]*\n(?![ \t]*>)[^\n]{0,200}${own}`,
  'im',
)
const isAnswer = (text: string) => quoted.test(text) && answered.test(text)

/** How many mails stand above each line: the deeper one is quoted, the older it is. */
export function depthsOf(lines: readonly Line[]): readonly number[] {
  let below = 0
  return lines.map(({ raw }) => {
    if (original.test(raw)) below += 1
    const [, quoted = ''] = marks.exec(raw.slice(0, 60)) ?? []
    return below + quoted.replaceAll(/[^>]/g, '').length
  })
}

/** The documents of a thread, in which what a newer mail says of the present takes the place of what an older one said. */
export function withoutOlderMails(
  documents: readonly ReadDocument[],
  text: string,
  lines: readonly Line[],
): readonly ReadDocument[] {
  if (!text.includes('>') && !text.includes('---')) return documents
  const isThread = quotes.test(text)
  if (!isThread && !isAnswer(text)) return documents
  const concerned = isThread ? ofThreads : ofAnswers
  const isConcerned = ({ decision, subject }: Observation) =>
    concerned.has(decision) && subject === undefined
  const depths = depthsOf(lines)
  const depthOf = ({ line }: Observation) => depths[line - 1] ?? 0
  const told = documents.flatMap(({ reading }) => reading.observations ?? []).filter(isConcerned)
  const newest = newestOf(told, depthOf)
  const differsFromNewer = (one: Observation) => {
    const { value, first, other } = newest.get(toldOf(one)) ?? nothing
    return isConcerned(one) && (valueOf(one) === value ? other : first) < depthOf(one)
  }
  // Of two clusters none has the parts of both.
  const areOfTwo = !isThread && told.some(differsFromNewer)
  const isFormer = (one: Observation) =>
    areOfTwo ? isConcerned(one) && depthOf(one) > 0 : differsFromNewer(one)
  return documents.map((one) => {
    const { observations } = one.reading
    return observations?.some(isFormer) !== true
      ? one
      : {
          ...one,
          reading: {
            ...one.reading,
            observations: observations.map((told) =>
              isFormer(told) ? { ...told, decision: null } : told,
            ),
          },
        }
  })
}

/** The value of the newest mail that tells one, how deep it stands, and how deep the newest with another does. */
interface Newest {
  readonly value: unknown
  readonly first: number
  readonly other: number
}

const nothing: Newest = { value: undefined, first: Infinity, other: Infinity }

function newestOf(
  told: readonly Observation[],
  depthOf: (one: Observation) => number,
): ReadonlyMap<DecisionId | null, Newest> {
  const byDepth = told.toSorted((one, other) => depthOf(one) - depthOf(other))
  return new Map(
    [...grouped(byDepth, toldOf)].map(([id, [newest, ...older]]) => {
      const value = newest && valueOf(newest)
      const other = older.find((one) => valueOf(one) !== value)
      return [
        id,
        {
          value,
          first: newest ? depthOf(newest) : Infinity,
          other: other ? depthOf(other) : Infinity,
        },
      ]
    }),
  )
}

/** What is compared: of versions of Kubernetes the minor, since mails round them. */
const toldOf = ({ decision }: Observation) =>
  ofKubernetes.has(decision) ? 'kubernetesVersion' : decision

const valueOf = ({ decision, value }: Observation) =>
  ofKubernetes.has(decision) ? minorOf(String(value)) : value
