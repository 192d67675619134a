import { hasLineFrom } from '../../../text/line-begins.ts'
import type { SentFile } from '../reading/read.ts'
import { isInOwnVoice, isInOwnVoiceAbroad } from './own-voice.ts'

/** What only the source of a published page has, and no text that somebody writes about a setup. */
const marks: readonly (readonly [pattern: RegExp, fewest: number])[] = [
  // The head of the page.
  [/^title:[ \t]*\S/m, 1],
  [
    /^(?:ms\.\w{2,20}|content_type|reviewers|min-kubernetes-server-version|sidebar_\w{2,20}|linkTitle):/m,
    1,
  ],
  // Hugo
  [/\{\{[<%] ?\/?[a-z]/g, 2],
  [/^<!-- (?:overview|body|steps|toc|BEGIN TOC|discussion|prerequisites) -->/m, 1],
  // Docusaurus and Microsoft Learn
  [/^:::\s?\w/m, 1],
  [/^[ \t]{0,4}<(?:Tabs|TabItem)\b/m, 1],
  [/^[ \t]{0,4}> \[!(?:NOTE|IMPORTANT|WARNING|TIP|CAUTION)\]/m, 1],
  [/^\[[\w-]{3,60}\]: \S/gm, 3],
  // AsciiDoc
  [/^\[(?:source|abstract|id|role|\.\w{2,20}|\[)/m, 1],
  [/^(?:include|ifn?def|ifeval|endif)::/m, 1],
  [/\b(?:xref|link):\S{1,200}\[|<<[\w-]{3,80}(?:,[^>\n]{1,80})?>>/g, 2],
  [/^:!?[a-z][\w-]{2,40}:/m, 1],
  // Links to pages beside it, and to its own chapters.
  [/\]\((?!https?:|mailto:)[\w./#-]{2,200}\)/g, 4],
  [/\]\((?!https?:|mailto:)[\w./#-]{2,200}\)/g, 9],
  // A long one with many references.
  [/\]\(https?:[^)\s]{4,300}\)/g, 8],
  [/^#{1,5} \S/gm, 10],
]
const ofHead = 2

const fewestMarks = 2
const heading = /^(?:#{1,5}|={1,5}) \S/gm
const fewestHeadings = 3
/** How a page of questions and answers begins. */
const asQuestions = /^### YamlMime:/
/** Microsoft has its pages translated, and “our” with them. */
const ofMicrosoft = /^ms\.\w{2,20}:/m

/** Whether a file is a page of documentation as its publisher keeps it. */
export function isPublishedPage({ text }: SentFile): boolean {
  if (asQuestions.test(text)) return true
  if (!hasLineFrom(text, ['#', '='])) return false
  const headings = countOf(text, heading, fewestHeadings)
  if (headings === 0) return false
  const start = text.replace(/^\uFEFF/, '').slice(0, 3_000)
  const head = start.startsWith('---') ? start.slice(0, Math.max(start.indexOf('\n---', 3), 0)) : ''
  const found = marks.filter(
    ([pattern, fewest], i) => countOf(i < ofHead ? head : text, pattern, fewest) >= fewest,
  )
  const fewest = headings < fewestHeadings ? fewestMarks + 1 : fewestMarks
  return (
    found.length >= fewest &&
    !isInOwnVoice(text) &&
    (ofMicrosoft.test(head) || !isInOwnVoiceAbroad(text))
  )
}

/** How often a pattern matches, as far as it matters. */
function countOf(text: string, pattern: RegExp, enough: number): number {
  if (!pattern.global) return pattern.test(text) ? 1 : 0
  let count = 0
  for (const _ of text.matchAll(pattern)) {
    count += 1
    if (count >= enough) break
  }
  return count
}
