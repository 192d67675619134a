import { noFailure } from '../../../catalog/symptoms/complained.ts'
import { leadsToOther } from '../../../text/sections/led-to.ts'
import type { Complaint } from './complaints.ts'
import { once, remarks, spokenOf } from './spoken.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Whether a complaint is one of what fails now, for whoever tells of it. */
export function isOfNow({ words, text, offset }: Complaint): boolean {
  const [sentence = ''] = /^[^]{0,400}?(?=[.!?](?:\s|$)|$)/.exec(text.slice(offset)) ?? []
  const [before = ''] = lastSentence.exec(text.slice(Math.max(offset - reach, 0), offset)) ?? []
  const behind = text.slice(offset + words.length, offset + reach).replace(/^[\s.,;!?]+/, '')
  const whole = flat(`${before}${sentence}${text[offset + sentence.length] ?? ''}`)
  const remarkOf = (led: string) =>
    spokenOf({ before: flat(led), behind: flat(behind), earlier: '' })
  const remark = remarkOf(before)
  return (
    !isComment(text, offset) &&
    ![wellAsItIs, instructions].some((one) => one.test(text)) &&
    ![supposed, asked, known].some((one) => one.test(whole)) &&
    !supposed.test(words) &&
    !(
      ofLinux.test(words) &&
      (aboutLinux.test(words) ||
        [behind, text.slice(Math.max(offset - near, 0), offset)].some((said) =>
          windowsWorks.test(said),
        ))
    ) &&
    !isSolved(`${whole} ${flat(behind.slice(0, near))}`) &&
    !noFailure.test(sentence) &&
    !answeredNo.test(text.slice(offset + words.length)) &&
    // That all else is well is said of a fault as well.
    (remark === undefined || remark === remarks.well) &&
    remarkOf(`${before}${words}`) !== remarks.over
  )
}

/** One of several lines that are comments of a file. */
function isComment(text: string, offset: number): boolean {
  const lines = text.split('\n')
  const line = text.slice(0, offset + 1).split('\n').length - 1
  const isMarked = (at: number) => /^\s{0,20}#\s/.test(lines[at] ?? '')
  const isStep = step.test(lines[line] ?? '') && command.test(lines[line + 1] ?? '')
  return isStep || (isMarked(line) && (isMarked(line - 1) || isMarked(line + 1)))
}

/** “# Change the time zone”, above the command that does so. */
const step =
  /^\s{0,20}#\s+(?:add|apply|change|check|configure|connect|copy|create|delete|disable|enable|get|install|list|remove|restart|run|set|show|start|stop|test|upgrade|verify)\b/i
const command = /^[ \t]{0,20}[$.&]?[\w./\\-]{2,60}(?:[ \t]+\S[^.!?]*)?$/

/** Of a question, not of what somebody has and asks about. */
const asked =
  /^\W{0,6}(?:(?:question|q|hi|hello)\W{1,3})?(?:do|does|is|are|can|could|will|would|should|may|which (?:one|of))\b[^]*\?$/i

/** What is written or known, and what is done about it. */
const known = new RegExp(
  acrossLines`
    \b(?:
      (?:documentation|docs)(?! (?:say|mention|tell|explain|ha[sv]e?)s? nothing\b)
      |as documented|according to
      |(?:wiki|guide|handbook|runbook|page)\b[^.:]{0,20}\bsays?
      |(?:we|I) (?:have |had )?read
      |(?:we|I) know|is known|known (?:limit\w*|issue)|known and\b|planned for
      |fix(?:ed|es) an? (?:issue|bug|fault)
      |so we (?:use|set|took|take|drain|run|test)
    )\b
    |\b(?:wiki|handbook|runbook)(?: page| entry| article)?(?: (?:on|of|for|about) \w{2,20})?:
  `,
  'i',
)

/** What tells others what to do, or what became of a release. */
const instructions = new RegExp(
  acrossLines`
    ^\W{0,6}(?:
      runbook|playbook|checklist|test (?:plan|cases?)|release notes?|change ?log|faq|agenda
      |alert rules?|known issues|support matrix
      |troubleshooting (?:guide|page|steps)
      |interview questions?|training|exercises?|post-?mortem
      |(?:solved|closed|resolved) (?:tickets?|incidents?|issues?)
    )\b
  `,
  'i',
)

/** What may be; what people do themselves in it, they did. */
const supposed =
  /^\W{0,6}(?:(?:and|but|also|so|then) )?(?:if|in case|should|supposing)\b(?! (?:I|we|you|one)\b)/i

/** “The pods on Linux get no DNS; on Windows it works.” */
const ofLinux = /\blinux\b(?![^]*\bwin(?:dows\b|-))/i
const aboutLinux = new RegExp(
  acrossLines`
    ^\W{0,6}(?:(?:and|the|our|all|one|an?|this|that) ){0,2}linux (?:nodes?|workers?|hosts?|machines?)
      \b
    |^linux\s?:
    |^\W{0,6}(?:DNS|name resolution|lookups?) (?:of|in|on|from|for) (?:the |our )?linux pods?\b
  `,
  'i',
)
const windowsWorks =
  /^[^]{0,80}\bwindows\b(?:(?!\b(?:not|no|never|but)\b|n['’]t\b)[^.;]){0,50}\b(?:works?|mounts?|resolves?|(?:is|are) (?:fine|ok))\b/i

/** “… did not work; adding the host to the group solved it.” */
const solvedIt = new RegExp(
  acrossLines`
    \b(?:solved|fixed|cured|resolved) (?:it|that|this|the (?:problem|issue|fault))\b
    (?![^.;]{0,40}\b(?:for (?:an?|some|\d+)|until|only|temporar\w*|partly)\b)
  `,
  'i',
)
const unsolved = new RegExp(
  acrossLines`
    \b(?:not|never|nothing|neither|nor|nobody|no one|what|how|if|again|back)\b[^.;]{0,30}\b
      (?:solved|fixed|cured|resolved)\b
    |\b(?:solved|fixed|cured|resolved)\b[^.;]{0,40}\b(?:again|back|but)\b
  `,
  'i',
)
const isSolved = (said: string) => solvedIt.test(said) && !unsolved.test(said)
const near = 160

/** What somebody has no complaint of. */
const wellAsItIs = new RegExp(
  acrossLines`
    \b(?:this|the) (?:one|cluster|setup|machine) (?:works|runs (?:fine|well))\b
    |\b(?:everything|all) works\b(?! (?:except|but|until|on|with|from))
    |\bas (?:an? |the |our )?reference\b
  `,
  'i',
)

/** So far people write about one complaint. */
const reach = 500

const flat = (said: string) => said.replaceAll(/\s+/g, ' ')

/** “The node is slow? No: …” */
const answeredNo = /^\s{0,2}\?\s{1,3}(?:no|never)\b/i

/**
 * Whether a text tells somewhere what came of a check, as whoever sent it sees it now: not asked, supposed,
 * denied, over, read elsewhere or of another machine.
 */
export function isToldNow(text: string, outcome: RegExp): boolean {
  for (const { 0: said, index } of text.matchAll(new RegExp(outcome, 'gi'))) {
    const end = index + said.length
    const [before = ''] = lastSentence.exec(text.slice(Math.max(index - reach, 0), index)) ?? []
    const [rest = ''] =
      /^[^]{0,400}?(?:[.!?](?=\s|$)|\n\s*\n|(?=\n[ \t]*[-*•][ \t])|$)/.exec(text.slice(end)) ?? []
    const whole = flat(`${before}${said}${rest}`).trim()
    const clause =
      flat(before)
        .split(/[,;:]\s/)
        .at(-1) ?? ''
    const remarkOf = (behind: string) =>
      spokenOf({ before: flat(before), behind: flat(behind), earlier: '' })
    const remark = remarkOf(text.slice(end, end + reach))
    if (
      (remark === undefined || remark === remarks.well) &&
      remarkOf(rest) === undefined &&
      !instructions.test(text) &&
      ![known, elsewhere].some((one) => one.test(whole)) &&
      !(whole.endsWith('?') && questioned.test(flat(`${before}${said}`))) &&
      !denied.test(clause) &&
      !when.test(clause) &&
      !leadsToOther(`${clause}${said}`) &&
      !(once.test(whole) && !/\bsince\b/i.test(whole))
    )
      return true
  }
  return false
}

/** From the end of the sentence before. */
const lastSentence = /(?:(?![.!?]\s|\n\s*\n|\n[ \t]*[-*•][ \t])[^]){0,400}$/
const questioned =
  /(?:^|[,;:]\s|\b(?:and|but|so|or)\s)\W{0,6}(?:do|does|is|are|can|could|will|would|should|may|what|how|which|if|when)\b/i
const denied =
  /\b(?:no|never|without|nor|neither|not (?:that|because|an?|any|the))\s(?:[\w-]{1,20}\s){0,3}$|\b(?:is|are|was|were)(?: not|n['’]t) $/i
const when = new RegExp(
  acrossLines`
    \b(?:
      if|in case|as long as|thinks?|believes?|suspects?|maybe|perhaps|possibly|might|whether
      |unless|would|should|until|once|whenever
      |when (?:somebody|someone|an?)
    )\b(?! (?:I|we)\b)
  `,
  'i',
)
const elsewhere = new RegExp(
  acrossLines`
    \b(?:my|our|an?|the admin['’]?s?) (?:laptop|workstation|PC|desktop)\b
    |\bnever (?:happened|occurred|had)\b(?! before)
    |\b(?:in|on) (?:the|our|a) (?:lab|test (?:cluster|environment|node))\b
  `,
  'i',
)
