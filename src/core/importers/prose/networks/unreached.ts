import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const unreached = new RegExp(
  acrossLines`
    \b(?:
      can(?:no|')t|cannot|can not|could not|couldn't|unable to|fails? to|failed to|not able to
      |do(?:es)? not|don't|doesn't
    )\s(?:be able to\s)?(?:reach|see|connect(?: to)?|access|ping|talk to|curl|telnet)\b
    [^\n]{0,80}?(?<![\d.])(\d{1,3}(?:\.\d{1,3}){3})(?!\.?\d|\/[0-7]\b)\b
  `,
  'gi',
)

/** “They reach the internet, but not our server 10.1.2.3”. */
const butNot = new RegExp(
  acrossLines`
    \b(?:reach|see|connect(?: to)?|access|ping|talk to)\b[^\n.]{0,100}?\bbut not\b[^\n.]{0,80}?
    (?<![\d.])(\d{1,3}(?:\.\d{1,3}){3})(?!\.?\d|\/[0-7]\b)\b
  `,
  'gi',
)

/** “Our database 10.1.2.3 (on premises) times out”, which is no line of a log. */
const timesOut = new RegExp(
  acrossLines`
    (?<!\b(?:dial|tcp|udp|to)\s{1,4})(?<![\d.:/[])(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?
    (?:
      \s\([^()\n]{1,60}\)
      |(?:\s(?!(?:and|but|or|which|that|while|from|so|because)\b)[a-z][\w'-]{0,20}){1,6}?
    )?\s(?:always\s|just\s|only\s|simply\s)?(?:
      times? out
      |(?:is|are) (?:not reachable|unreachable|not reached)
      |(?:can(?:no|')t|cannot|can not) be reached
      |do(?:es)?(?: not|n't) (?:answer|respond)
    )\b
  `,
  'gi',
)

/** The addresses, and networks by their first address, that people say their pods do not reach. */
export const unreachedIn = (doc: Document): readonly Observation[] =>
  [unreached, butNot, timesOut].flatMap((words) =>
    matchesOf(doc, words)
      .filter(({ raw, place }) => !isSolved(doc, raw, place))
      .map(({ raw, place }) =>
        stated('connection.failed', raw, raw, place, { weight: 'statement' }),
      ),
  )

/** “…; narrowing the list solved it”. */
const solved = new RegExp(
  acrossLines`
    (?<!\b(?:not|never|n['’]t|nothing|without|until)\s(?:be\s|been\s|have\s)?)\b
    (?:
      (?:solved|fixed|resolved|cured)\s(?:it|this|that|the \w+)
      |(?:is|was|got|been) (?:solved|fixed|resolved)
      |works (?:now|again)|now works|reach (?:it|them) now
    )\b
  `,
  'i',
)

function isSolved(doc: Document, raw: string, place: Place): boolean {
  const { behind } = wordsAround(doc, place, raw)
  return solved.test(behind.slice(0, 300))
}
