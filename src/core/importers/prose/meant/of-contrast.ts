import type { Document } from '../../../model/document.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const begin = String.raw`(?:^|[.;,|\n(]\s{0,3})[*_\x60\s>-]{0,6}`
const ofWhat = String.raw`(?:\s(?:versions?|releases?|builds?|setups?|combinations?|with|on|in|nodes?|clusters?))?`
const good = acrossLines`
  (?:
    works?|working|worked|good|ok(?:ay)?|fine
    |(?:last|latest)\s(?:known\s)?(?:good|working)
    |(?:not|un)[\s-]?affected|healthy|funktioniert|läuft|geht|正常|動作する
  )
`
const bad = acrossLines`
  (?:
    broken|broke|breaks|bad|fails?|failing|failed|affected|(?:does\s|do\s)?not\sworking
    |(?:does|do)(?:\snot|n['’]t)\swork
    |first\s(?:bad|broken)|faulty|kaputt|defekt|异常|動作しない
  )
`
const rest = String.raw`(?:(?!\b(?:but|now|broken|bad|fails?)\b)(?:[^.;\n]|\.(?=\d|$))){0,60}`

/** “Works: containerd 1.6.26”. */
const goodAhead = new RegExp(
  String.raw`${begin}${good}${ofWhat}[*_\x60]{0,2}\s?[:：=]${rest}$`,
  'i',
)
/** “Broken: containerd 1.7.13”. */
const badLabel = new RegExp(String.raw`${begin}${bad}${ofWhat}[*_\x60]{0,2}\s?[:：=]`, 'im')
/** “dev (AKS 1.29, works)”. */
const goodInBrackets =
  /^[^()\n;]{0,30}[,;]\s(?:works?(?:\sfine)?|working|ok(?:ay)?|fine|good|no\sproblems?|(?:not|un)[\s-]?affected)\s?\)/i
const badInBrackets =
  /[,;(]\s?(?:broken|fails?|failing|affected|bad|not\sworking|does(?:\snot|n['’]t)\swork)\s?\)/i

/** Whether a value is told as the one with which it works, beside the one with which it does not. */
export const isOfGoodCase = (doc: Document, before: string, after: string): boolean =>
  (goodAhead.test(before) && matches(doc, badLabel)) ||
  (goodInBrackets.test(after) && matches(doc, badInBrackets))

const ends = acrossLines`
  (?:
    (?:stays?|runs?|kept|remains?|läuft|noch)?\s?(?:until|till|bis)\s(?!now\b)
    |(?:to|will)\sbe\s(?:replaced|retired|decommissioned|switched\soff|shut\sdown)
    |(?:being\s)?phased\sout
    |wird\s(?:abgelöst|abgeschaltet)
  )
`
/** “Current production (stays until March): …”. */
const retiring = new RegExp(
  acrossLines`
    \b(?:production|platform|environment|clusters?|setup|system|umgebung|plattform)\s?\(
    (?:[^()\n]{0,20}\b)?${ends}[^()\n]{0,30}\)\s?[:：=](?:[^;\n]){0,140}$
  `,
  'i',
)

/** Whether a label says that what stands behind it is to go. */
export const isOfRetiring = (before: string): boolean => retiring.test(before)
