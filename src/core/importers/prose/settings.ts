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
import { generalSettings } from './settings/general.ts'
import { hostSettings, serviceStates } from './settings/host.ts'
import { pluginReleases } from './settings/plugin-releases.ts'
import { workloadSettings } from './settings/workload.ts'

const sentences = [
  ...addressSettings,
  ...pluginReleases,
  ...hostSettings,
  ...serviceStates,
  ...workloadSettings,
]
/** Fields of manifests, which are gone where somebody takes them out. */
const ofPods: ReadonlySet<RegExp> = new Set(workloadSettings.map(({ words }) => words))
/** A service may be stopped because somebody wants it so. */
const ofServices: ReadonlySet<RegExp> = new Set(serviceStates.map(({ words }) => words))
/** A leaf of YAML, of which nobody knows whose it is. */
const leaf = /^\s*(?:- )?[a-z]\w*:\s*\S+\s*$/

/** What should be, or might, is not so yet. */
const wanted =
  /\b(?:must|needs?|requires?|required|should|shall|would|could|might|may|if|when(?!\s(?:creating|deploying)\s|\s(?:we|I)\s(?:create|deploy)\s)|whether|expects?|has to|have to|not|never|cannot|can['’]?t|without|no longer|instead of|consider(?:s|ed|ing)?|th(?:ink|ought|inking) (?:about|of)|default(?:s|ed)?)\b(?:(?!,\s(?:so|therefore|hence|thus)\s)[^.;?!\n]){0,60}$/i

/** “Our pod needs hostPID”: who says so has it in the manifest. */
const needed =
  /(?<=\b(?:pods?|containers?|deployments?|workloads?|daemonsets?)\s(?:also\s)?)(?:needs?|requires?)\s(?=\S{0,40}$)|(?<=\b(?:pods?|containers?|deployments?|workloads?|daemonsets?)\s)(?:needs?|requires?)(?=\s$)/i

/** “Does … show …”, “on the other node …”, “the guide says that …”, “I read that …” */
const asks = /^\s*(?:do|does|did|is|are|was|were|has|have|can|could|should|will|would)\b/i
/** “A colleague asks: …” */
const asksAhead = /\b(?:asks?|asked|wonders?|question is|frage)\s?[:,][^.;?!]*$/i
/** “Please don’t set …” */
const forbids =
  /(?:^|[.!:]\s|\bplease,?\s)\W{0,4}(?:do not|don['’]t|never|avoid)\s(?:ever\s)?(?:set|use|enable|add|run|give)\b[^.;]{0,30}$/i
/** “… on Linux-only clusters” */
const forLinuxAlone = /^["'`)]?\s(?:on|for|in|with)\s(?:pure\s|the\s|our\s)?linux[- ]only\b/i
const ofOthers =
  /\b(?:on|in|for|of)\s(?:(?:the|our|that|a|another)\s)?(?:\w{2,12}\s)?(?:pure\s|only\s)?linux(?:[- ]only)?\s(?:cluster|environment|site)s?\b|\b(?:another|other|different)\s(?:\w{2,12}\s)?(?:clusters?|nodes?|machines?|environments?|pools?)\b|\b(?:guides?|manual|documentation|docs|tutorial|runbook)\s(?:(?:of|for|by)\s(?:\w{2,12}\s){1,2})?(?:says?|tells?|shows?|expects?)\b|\b(?:I|we)\s(?:have\s|had\s|only\s|just\s){0,2}(?:read|heard)\b(?!\s(?:(?:it|this|that|out)\s)?(?:in|from|at)\s(?:the|our)\s(?:log|output|config|registry|file|node)\b)/i
/** “… in the other cluster” */
const ofOthersBehind =
  /^(?:(?!\b(?:as|like|than|same|also|too|not|and|but|works?)\b)[^.,;!?\n]){0,60}\b(?:in|on|of|at)\s(?:the\s|our\s|an\s|that\s)?(?:other|another|different|old)\s(?:\w{2,12}\s)?(?:clusters?|environments?|sites?)\b/i
/** “A colleague’s node has …” */
const ofFriends = /\b(?:colleague|co-?worker|friend)(?:['’]?s)?['’]?\b/i
/** “… is not used here” */
const notUsed =
  /^["'`)]?\s(?:\w{2,12}\s)?(?:is|are|was|were)\s(?:not|never|no longer)\s(?:used|set|needed|wanted|there|in use)\b/i
/** “This removes …, and …”. */
const takenOut =
  /\b(?:remov(?:es?|ed|ing)|drop(?:s|ped|ping)?|delet(?:es?|ed|ing)|got rid of|t(?:ook|akes?) out|left out)\b(?:(?!\b(?:add|set|put|kept|gave)\w{0,3}\b)[^.;,?!\n]){0,40}$/i
/** “… would be nice”, “… is an option for later” */
const wished =
  /^["'`)]{0,2}\swould\s(?:(?:also|then|really)\s)?(?:be\s(?:an?\s)?(?:\w{2,10}\s)?(?:nice|good|great|better|best|cool|welcome|enough|possible|fine|useful|option|alternative|solution)|help|work|do)\b/i
/** “Solved: it was …”: what is no more. */
const solved =
  /(?:^|[.!]\s)\W{0,4}(?:solved|fixed|resolved)\s?[:!.–—-]\s(?:it|that|the (?:cause|problem|reason|fault)) was\s(?!not\b|that\b|because\b)[^.;:,]{0,40}$/i

/** “We took … out of the manifest”, “… was removed”. */
const taken = /\bt(?:ook|aken|aking)\s(?:[\w"'`:]{1,30}\s){0,5}["'`]?$/i
const outOfIt = /^["'`)]?\s(?:(?:and|,)\s["'`]?\w{3,30}: \w{1,20}["'`]?\s)?(?:out|off|away)\b/i
/** “With … we would get an error, so we leave it out.” */
const givenUp =
  /^[^.;?!\n]{0,80}[,;]?\s(?:so|hence|therefore|which is why)\s(?:we|I)\s(?:have\s)?(?:(?:leave|left|took|take) (?:it|them|that) (?:out|off|away)|(?:removed?|dropped|deleted?) (?:it|them|that)\b)/i
/** “We had …, but removed it”: what is said of it fails without it as well. */
const sinceGone =
  /^["'`)]?[,;]?\s(?:(?:but|and|then|which)\s){1,3}(?:(?:we|I)\s)?(?:(?:have|has|since|then|already|now|later)\s){0,2}(?:(?:removed|dropped|deleted|unset|reverted)\s(?:it|that|this|them)\b|(?:took|taken)\s(?:it|that|this|them)\s(?:out|off|away|back)\b)(?!\s(?:only\s)?(?:for|on|in|from|to)\b)/i
const goneBehind =
  /^["'`)]?\s(?:(?:was|were|is|are|has been|have been)\s)(?:(?:all|then|since|already|now|again)\s)?(?:removed|deleted|dropped|gone|taken out)\b/i

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

const notSo = /\b(?:no(?:t|body| one)|never|whether)\b|n['’]t\b/i

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
/** The kubelet of a node that has not joined has nothing to start with. */
const ofTurn = /\b(?:for (?:the |a )?maintenance|(?:until|before) (?:the |kubeadm )join)\b/i
const ofNext = /^[.;!]\s(?:that|this|it)\s(?:is|was)\b[^.;!?]*/i

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
