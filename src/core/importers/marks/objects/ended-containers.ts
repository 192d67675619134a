import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const described =
  /\bState:[ \t]+Waiting\s+Reason:[ \t]+CrashLoopBackOff\s+Last State:[ \t]+Terminated\s+Reason:[ \t]+(Completed)\s+Exit Code:[ \t]+0\b/g
const asObject = new RegExp(
  acrossLines`
    \blastState:\s+terminated:\s+(?:containerID:[^\n]{0,200}\s+)?exitCode: 0
    \s+finishedAt:[^\n]{0,60}\s+reason: (Completed)\s(?:(?!lastState:)[^]){0,400}?\bwaiting:\s
    (?:(?!lastState:)[^]){0,300}?\breason: CrashLoopBackOff
  `,
  'g',
)

/** Containers that wait to be started anew although their program ended well. */
export const endedContainersIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'Completed') && mentions(doc, 'CrashLoopBackOff')
    ? [described, asObject].flatMap((form) =>
        matchesOf(doc, form).map(({ raw, place }) =>
          stated('container.endedWell', true, raw, place, { inferred: true }),
        ),
      )
    : []
