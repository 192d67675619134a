import { noFailure } from '../../../catalog/symptoms/complained.ts'
import { leadsToOther } from '../../../text/sections/led-to.ts'
import type { Complaint } from './complaints.ts'
import { once, remarks, spokenOf } from './spoken.ts'
import {
  step,
  command,
  asked,
  known,
  instructions,
  supposed,
  ofLinux,
  aboutLinux,
  windowsWorks,
  solvedIt,
  unsolved,
  wellAsItIs,
  answeredNo,
  lastSentence,
  questioned,
  denied,
  when,
  elsewhere,
} from './of-now-words.ts'

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

const isSolved = (said: string) => solvedIt.test(said) && !unsolved.test(said)
const near = 160

/** So far people write about one complaint. */
const reach = 500

const flat = (said: string) => said.replaceAll(/\s+/g, ' ')

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
