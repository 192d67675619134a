import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { asExpected, onPurpose } from '../../text/sections/on-purpose.ts'
import { matchesOf, type Match } from '../text-of.ts'
import { isData } from '../is-data.ts'
import { isExample } from './meant/asked.ts'
import { isElsewhere, lineOf, sentenceBefore, wordsAround } from './lines.ts'
import { isOfLinuxNode } from './hosts/linux-node.ts'
import { ofLinuxPod } from './hosts/linux-pod.ts'
import { isOnlyPlanned } from './meant/intended.ts'
import { isReported } from './meant/said.ts'
import { addressSettings } from './settings/addresses.ts'
import { apiVersionSettings } from './settings/api-versions.ts'
import { fileSettings } from './settings/files-in-words.ts'
import { generalSettings } from './settings/general.ts'
import { hostSettings, serviceStates } from './settings/host.ts'
import { pluginReleases } from './settings/plugin-releases.ts'
import { nodeAndPoolSettings } from './settings/nodes-and-pools.ts'
import { podCommandSettings } from './settings/pod-commands.ts'
import { podFieldSettings } from './settings/pod-fields.ts'
import { workloadSettings } from './settings/workload.ts'
import {
  leaf,
  wanted,
  needed,
  asks,
  asksAhead,
  forbids,
  forLinuxAlone,
  ofOthers,
  ofOthersBehind,
  ofFriends,
  notUsed,
  takenOut,
  wished,
  solved,
  taken,
  outOfIt,
  givenUp,
  sinceGone,
  goneBehind,
  notSo,
  ofTurn,
  ofNext,
} from './settings-words.ts'

const sentences = [
  ...addressSettings,
  ...apiVersionSettings,
  ...pluginReleases,
  ...hostSettings,
  ...serviceStates,
  ...workloadSettings,
  ...podFieldSettings,
  ...podCommandSettings,
  ...fileSettings,
  ...nodeAndPoolSettings,
]

/** Fields of manifests, which are gone where somebody takes them out. */
const ofPods: ReadonlySet<RegExp> = new Set(
  [...workloadSettings, ...podFieldSettings, ...podCommandSettings].map(({ words }) => words),
)
/** A service may be stopped because somebody wants it so. */
const ofServices: ReadonlySet<RegExp> = new Set(serviceStates.map(({ words }) => words))

const isSo = (doc: Document, { raw, place }: Match) => {
  const { ahead, behind } = wordsAround(doc, place, raw)
  const sentence = ahead.slice(ahead.search(/[^.;!?]*$/))
  const [rest = ''] = /^[^.;!?]*[.;!?]?/.exec(behind) ?? []
  return (
    !wanted.test(ahead.replace(needed, ' has ').slice(-90)) &&
    !ofOthers.test(sentence) &&
    !ofOthersBehind.test(behind) &&
    !ofFriends.test(sentence) &&
    !notUsed.test(behind) &&
    !wished.test(behind) &&
    !isExample(doc, place, raw) &&
    !solved.test(ahead.slice(-120)) &&
    !isReported(sentence, behind) &&
    !isOnlyPlanned(sentenceBefore(ahead), rest) &&
    !(rest.endsWith('?') && (asks.test(sentence) || asksAhead.test(ahead))) &&
    !forLinuxAlone.test(behind) &&
    !forbids.test(ahead) &&
    !isElsewhere(doc, place, raw)
  )
}

const isTakenOut = (doc: Document, { raw, place }: Match) => {
  const { ahead, behind } = wordsAround(doc, place, raw)
  // Of a field and its value one alone is read: what is around both counts.
  const near = ahead.slice(-90).replace(/\w{3,30}\s?[:=]\s?["'`]?$/, '')
  const after = behind.replace(/^["'`]?\s?[:=]\s?["'`]?true\b/i, '')
  if (givenUp.test(behind) || sinceGone.test(after)) return true
  return takenOut.test(near) || goneBehind.test(after) || (taken.test(near) && outOfIt.test(after))
}

/** “… Paused on the lab node, on purpose”, “we deliberately keep … Stopped”, “… That is expected”. */
const isWantedSo = (doc: Document, { raw, place }: Match) => {
  const { ahead, behind } = wordsAround(doc, place, raw)
  const [own = ''] = /^(?:[^.;!?]|[.;!?](?!\s|$))*/.exec(behind) ?? []
  const said = [sentenceBefore(ahead), own, ...(ofNext.exec(behind.slice(own.length)) ?? [])]
  return said.some(
    (part) =>
      (onPurpose.test(part) || asExpected.test(part) || ofTurn.test(part)) && !notSo.test(part),
  )
}

/** Single settings that people name in a sentence. */
export const settingsIn = (doc: Document): readonly Observation[] => [
  ...generalSettings.flatMap(({ words, read }) =>
    matchesOf(doc, words)
      .filter((found) => isSo(doc, found) && !isTakenOut(doc, found))
      .flatMap((found) => {
        const told = read(found)
        return isOfLinuxNode(doc, found, told) ? [] : told
      }),
  ),
  ...(isData(doc.text) ? [] : sentences).flatMap(({ words, read }) =>
    matchesOf(doc, words)
      .filter((found) => isSo(doc, found) && !leaf.test(lineOf(doc, found.place)))
      .filter((found) => !ofPods.has(words) || !isTakenOut(doc, found))
      .filter((found) => !ofServices.has(words) || !isWantedSo(doc, found))
      .flatMap((found) => ofLinuxPod(doc, found, read(found))),
  ),
]
