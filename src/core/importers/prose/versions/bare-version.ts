import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { isData } from '../../is-data.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isAboutVersions, isBehindOtherProgram } from './about-versions.ts'
import { isAsked } from '../meant/asked.ts'
import { isRefused } from '../meant/said.ts'
import { isElsewhereIn } from '../meant/elsewhere.ts'
import { besideLine, isElsewhere, lineOf, systemBehind } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { hasVersionAlone, isBrokenSince, isListedVersion } from './version-forms.ts'
import { isTakenBack } from './steps-abroad.ts'
import { isVersionOfNow, sentenceOf } from './version-of-now.ts'
import { isWindowsLater } from './windows-later.ts'
import { ofOthers, ofProgram, ofToolBehind, onlyVersion, versionNumber } from './version-words.ts'
import {
  ofUs,
  nextToUs,
  ofWindowsNode,
  ofPart,
  ofAll,
  ofCluster,
  ofNodeAlone,
  ofWhole,
  isNow,
  isNotNow,
  since,
  isUnderWay,
  soon,
  isDone,
  isSince,
  answered,
  alone,
  ofLinux,
  meant,
} from './bare-version-words.ts'

const isOfNoOther = ({ text }: Document, behind: string) =>
  nextToUs.test(behind) && ofWindowsNode.test(text) && !ofProgram.test(text)

/** Of the nodes with Windows that leaves nothing. */
const isOfControlPlane = (ahead: string) =>
  /\b(?:control[- ]planes?|masters?|cp)\b/i.test(ahead) &&
  !/\b(?:windows|clusters?|everything|all|both|(?<!\blinux\s)(?:nodes?|workers?))\b/i.test(ahead)

/**
 * The version of a setup that is named by its number alone, “after we moved to 1.30”: in a sentence
 * about nodes or their cluster, and where all such numbers say the same. It counts where nothing
 * else tells of one.
 */
export function bareVersionsIn(doc: Document): readonly Observation[] {
  if (!/\bv?1\.(?:1[4-9]|[23]\d)\b/.test(doc.text) || isData(doc.text)) return []
  const first = onlyVersion(matchesOf(doc, versionNumber).filter((one) => isOfSetup(doc, one)))
  if (!first) return []
  const { ahead, whole: line } = sentenceOf(doc, first)
  const more = { weight: 'default', inferred: true } as const
  const { raw, place } = first
  if (isWindowsLater(doc) || (since.test(ahead) && isOfControlPlane(ahead))) {
    return serverVersionAt(raw, place, more)
  }
  return [
    ...(ofNodeAlone.test(line) && !ofWhole.test(line) ? [] : serverVersionAt(raw, place, more)),
    ...kubernetesVersionAt(raw, place, more),
  ]
}

function isOfSetup(doc: Document, found: Match): boolean {
  const { raw, place } = found
  const { ahead, behind, whole, isQuestion } = sentenceOf(doc, found)
  const line = lineOf(doc, place)
  if (alone.test(line)) return true
  if (isListedVersion(line, raw)) return isVersionOfNow(doc, found)
  if (hasVersionAlone(line) && !ofOthers.test(line) && isOfNoProgram(doc, line)) {
    // What answers a question or a command is of what was asked.
    const { above } = besideLine(doc, place)
    if (place.line > doc.first ? answered.test(above) : doc.command !== undefined) return false
    return isVersionOfNow(doc, found)
  }
  if (isBrokenSince(ahead, behind)) return isVersionOfNow(doc, found)
  const isShort =
    ofUs.test(ahead) || ofAll.test(ahead)
      ? isOfNoOther(doc, behind)
      : ofPart.test(ahead) && nextToUs.test(behind)
  if (!isShort && (!isInWords(whole) || !ofCluster.test(whole))) return false
  if (ofOthers.test(whole) || ofToolBehind.test(behind)) return false
  if (
    isAboutVersions(doc, place, raw) ||
    isElsewhere(doc, place, raw) ||
    isAsked(doc, place, raw)
  ) {
    return false
  }
  if (
    !isShort &&
    /^\s?(?:(?:to|through|and|or|oder|und|bis|auf|[-–—=]+>|→)\s|[-–—=]+>|→)/i.test(behind)
  )
    return false
  if (isUnderWay.test(ahead) || (soon.test(behind) && !isDone.test(ahead))) return false
  if (since.test(ahead)) {
    // Its number is that of the cluster.
    const before = ahead.replace(since, ' ').replaceAll(/\bkube-?proxy\b/gi, ' ')
    const [step = ''] = since.exec(ahead) ?? []
    const isTrouble =
      /^(?:after|since|following)\b/i.test(step) ||
      isSince.test(ahead.slice(0, ahead.length - step.length))
    const isOfServers = isOfControlPlane(ahead)
    if ((ofLinux.test(step) || systemBehind(doc, place, raw) === 'linux') && !isOfServers)
      return false
    return (
      !isBehindOtherProgram(before) &&
      (isTrouble || !isRefused(before)) &&
      !meant.test(isOfServers ? before.replaceAll(/\blinux\b/gi, ' ') : before) &&
      !isElsewhereIn(ahead, behind)
    )
  }
  if (ofLinux.test(ahead) || !isOfToday(doc, stated('kubernetesVersion', raw, raw, place))) {
    return false
  }
  return !isQuestion && isNow.test(ahead) && !isNotNow.test(ahead) && !isTakenBack(behind)
}

/** Nothing in the text has numbers as high. */
const isOfNoProgram = ({ text }: Document, line: string) =>
  !ofProgram.test(text) && (ofWindowsNode.test(text) || text.trim() === line.trim())

/** A sentence, and no line of a log or of settings. */
const isInWords = (text: string) =>
  !/\d\d:\d\d:\d\d|\blevel=|["'][:=]|--[a-z]|[{}|\\]/.test(text) &&
  (text.match(/(?<![\w.-])\p{L}{1,20}(?=[\s,.;:!?)]|$)/gu)?.length ?? 0) > 2
