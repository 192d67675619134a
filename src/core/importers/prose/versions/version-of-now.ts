import type { Document } from '../../../model/document.ts'
import { stated } from '../../../model/observe.ts'
import type { Match } from '../../text-of.ts'
import { isAboutVersions, isInBracketsOfOther } from './about-versions.ts'
import { isAsked } from '../meant/asked.ts'
import { isElsewhereIn } from '../meant/elsewhere.ts'
import { indexInLine, isElsewhere, lineOf } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { isInQuestion, isReported } from '../meant/said.ts'
import { clusterName, isOfOtherTime, ofOthers, ofToolBehind } from './version-words.ts'

type Found = Pick<Match, 'raw' | 'place'>

/** The sentence of a number. */
export function sentenceOf(doc: Document, { raw, place }: Found) {
  const line = lineOf(doc, place)
  const at = Math.max(indexInLine(doc, place, raw), 0)
  const start = Math.max(
    ...[...line.slice(0, at).matchAll(/(?<!\be\.g)[.!?;](?=\s)|^/g)].map(({ index }) => index),
  )
  const rest = line.slice(at + raw.length)
  const end = /[.!?;](?=\s|$)|$/.exec(rest)?.index ?? rest.length
  return {
    ahead: line.slice(start, at),
    behind: rest.slice(0, end),
    rest,
    whole: line.slice(start, at + raw.length + end),
    isQuestion: rest[end] === '?',
  }
}

/**
 * Whether a number that stands by itself is the version that this setup has now, for all that its
 * sentence says.
 */
export function isVersionOfNow(doc: Document, found: Found): boolean {
  const { raw, place } = found
  const { ahead, behind, rest, whole } = sentenceOf(doc, found)
  // The flags of a command before it are no words.
  const words = ahead.slice(/.*--\S+/.exec(ahead)?.[0].length ?? 0)
  return (
    !isOfOtherProgram(words) &&
    !ofToolBehind.test(rest) &&
    !isOfLinux(words, whole) &&
    !denied.test(words) &&
    !isOfOtherTime(words, behind) &&
    !isReported(words, rest) &&
    !isInQuestion(words, rest) &&
    !isAboutVersions(doc, place, raw) &&
    !isElsewhere(doc, place, raw) &&
    !isElsewhereIn(words, behind) &&
    !isAsked(doc, place, raw) &&
    isOfToday(doc, stated('kubernetesVersion', raw, raw, place))
  )
}

/** “Not v1.31.0”, “none of our 1.23 nodes” */
const denied = /\b(?:no|not|none|never|without|kein\w*|ohne)\s(?:\S{1,12}\s){0,2}["'`(]?$/i

const parts = /[,;|()]|\s(?:[/–-]|and|und)\s/
const ofCluster = new RegExp(
  String.raw`\b${clusterName}\b|\bwin\w*\b|^(?:everything|all|it|this|that|which|setup|environment|pods?|containers?)$`,
  'i',
)

/** “Prometheus (v1.31.0”, “Jenkins runs on Windows Server 2022, ” */
const owned =
  /^[\s.;!?]*(?:(?:the|our|my)\s)?([a-z][\w-]{1,40})\s(?:\($|(?:runs|is running|is installed)\son\s)/i

/** The item of a list before it names another program, or a name before its bracket does. */
function isOfOtherProgram(ahead: string): boolean {
  const item = ahead.split(parts).findLast((one) => /\w\w/.test(one)) ?? ''
  const [, owner] = owned.exec(ahead) ?? []
  return (
    ofOthers.test(item.trim()) ||
    isInBracketsOfOther(ahead) ||
    (owner !== undefined && !ofCluster.test(owner))
  )
}

const linux = /\b(?:linux|ubuntu|debian|rhel|rocky|centos|flatcar)\b/i
const windows = /\b(?:windows|win|ws|server)\b|\bwin\d/i

/** Linux is said of it, and Windows is not. */
const isOfLinux = (ahead: string, whole: string) =>
  linux.test(ahead.slice(Math.max(ahead.toLowerCase().lastIndexOf('windows'), 0))) ||
  (linux.test(whole) && !windows.test(whole))
