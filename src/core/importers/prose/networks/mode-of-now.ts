import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { networkModeAt } from '../../names.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { sentenceBefore, wordsAround } from '../lines.ts'
import { isOfOthers, isReportedAt } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “We had flannel with vxlan, now it is `host-gw`”, “war auf vxlan, jetzt ist es host-gw”. */
const now = new RegExp(
  acrossLines`
    [,;]\s(?:and\s|but\s|und\s|aber\s)?(?:
      now\s(?:(?:it|that|this)(?:['’]s|\sis)(?:\s(?:on|set\sto))?|we\s(?:use|have|run|are\son)|with|on|in|is)
      |jetzt\s(?:(?:ist|läuft)\s(?:es|er|das)(?:\s(?:auf|mit))?|haben\swir|nutzen\swir|mit|auf)
    )\s["'\x60]?(vxlan|host-?gw|l2bridge|overlay)(?=["'\x60]?(?:\s?[.,;)]|\s(?:and|und|since|seit)\b|\s?$))
  `,
  'gim',
)
const ofNetwork =
  /\b(?:flannel|calico|backend|network|CNI|encapsulation|vxlan|host-?gw|l2bridge)\b/i

/** The mode that a sentence says the network has now, be the one before it told or not. */
export const modesOfNowIn = (doc: Document): readonly Match[] =>
  matchesOf(doc, now).filter(
    (one) =>
      ofNetwork.test(sentenceBefore(wordsAround(doc, one.place, one.raw).ahead)) &&
      !isOfOthers(doc, one) &&
      !isReportedAt(doc, one.place, one.raw),
  )

export const readModesOfNow = (modes: readonly Match[]): readonly Observation[] =>
  modes.flatMap(({ raw, place }) => networkModeAt(raw, place))

/** Whether a mode stands ahead of the one that holds now, in the same sentence. */
export const isModeBefore = (doc: Document, one: Observation, modes: readonly Match[]): boolean =>
  one.decision === 'networkMode' &&
  modes.some(
    ({ raw, place }) =>
      (place.line > one.line || (place.line === one.line && place.column > one.column)) &&
      sentenceBefore(wordsAround(doc, place, raw).ahead).includes(one.raw),
  )
