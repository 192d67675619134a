import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import type { Line } from '../../../text/lines.ts'
import { minorOf } from '../../../values/version.ts'
import type { ReadDocument } from '../reading/read.ts'

type Group = 'kubernetes' | 'runtime' | 'windows' | 'network'

/** Decisions of which a newer mail of a thread may tell another value than those that it quotes. */
const groups: Readonly<Partial<Record<DecisionId, Group>>> = {
  kubernetesVersion: 'kubernetes',
  kubernetesRelease: 'kubernetes',
  controlPlaneVersion: 'kubernetes',
  containerRuntime: 'runtime',
  runtimeVersion: 'runtime',
}
/** The same where somebody answers to what another one has. */
const ofAnswers: Readonly<Partial<Record<DecisionId, Group>>> = {
  ...groups,
  windowsRelease: 'windows',
  cni: 'network',
  networkMode: 'network',
}

/** How the mail that is quoted below is named. */
const quotes =
  /^[> \t]{0,20}(?:(?:On|Am|Le|El|Op|Il)\b[^\n]{4,200}(?:wrote|schrieb|écrit|escribió|schreef|ha scritto)\b|[^\n:]{2,80}\b(?:wrote|schrieb):[ \t]*$|-{2,10} ?(?:Original|Ursprüngliche|Forwarded|Weitergeleitete)\b)/im
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
  const groupOf = (decision: DecisionId | null) =>
    decision === null ? undefined : (isThread ? groups : ofAnswers)[decision]
  const depths = depthsOf(lines)
  const depthOf = ({ line }: Observation) => depths[line - 1] ?? 0
  const told = documents
    .flatMap(({ reading }) => reading.observations ?? [])
    .filter(({ decision, subject }) => groupOf(decision) !== undefined && subject === undefined)
  const differsFromNewer = (one: Observation) =>
    groupOf(one.decision) !== undefined &&
    one.subject === undefined &&
    told.some(
      (other) =>
        groupOf(other.decision) === groupOf(one.decision) &&
        depthOf(other) < depthOf(one) &&
        differs(other, one),
    )
  // Of two clusters none has the parts of both.
  const areOfTwo = !isThread && told.some(differsFromNewer)
  const isFormer = (one: Observation) =>
    areOfTwo
      ? groupOf(one.decision) !== undefined && one.subject === undefined && depthOf(one) > 0
      : differsFromNewer(one)
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

function differs(one: Observation, other: Observation): boolean {
  if (one.decision !== null && groups[one.decision] === 'kubernetes')
    return minorOf(String(one.value)) !== minorOf(String(other.value))
  return one.decision === other.decision && one.value !== other.value
}
