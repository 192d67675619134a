import { gatedFields } from '../../../catalog/workload/gated-fields.ts'
import { gatedObjectFields } from '../../../catalog/workload/gated-object-fields.ts'
import { trafficPolicyGate } from '../../../catalog/workload/pod-fields.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const names = [
  ...new Set([
    ...[...gatedFields, ...gatedObjectFields].map(({ gate }) => gate.value),
    trafficPolicyGate,
  ]),
].join('|')
const turnedOn = new RegExp(
  acrossLines`
    \b(${names}|AllAlpha)\b["'\x60]{0,2}(?:
      [ \t]{0,3}[=:][ \t]{0,3}["'\x60]?true\b
      |[ \t]{1,3}(?:gate[ \t]{1,3})?(?:is|are|was)[ \t]{1,3}
        (?:set[ \t]{1,3}to[ \t]{1,3}true|on\b|enabled|turned[ \t]{1,3}on|active)
    )
  `,
  'g',
)

/** Gates of fields of pods that some text turns on, whatever component it is for. */
export const gatesOnIn = (doc: Document): readonly Observation[] =>
  matches(doc, /[=:][ \t]{0,3}["'`]?true|\bgate|\benabled\b/)
    ? matchesOf(doc, turnedOn).map(({ raw, place }) => stated('featureGate.on', raw, raw, place))
    : []
