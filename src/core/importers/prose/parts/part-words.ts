import type { Document } from '../../../model/document.ts'
import type { Match } from '../../text-of.ts'
import { indexInLine, lineOf } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const ends = /[.;!?](?=\s)|[。；！？]/g
const commas = new RegExp(
  acrossLines`
    [,;、，()[\]|]
    |\s(?:
      but|while|whereas|because|aber|weil|mais|now|then|jetzt
      |since(?=\s(?:our\s|the\s|all\s)?(?:nodes|hosts|workers)\s)
    )\s
  `,
  'gi',
)

export interface Words {
  readonly line: string
  readonly sentence: string
  /** Of the sentence, before and behind a name. */
  readonly ahead: string
  readonly behind: string
  /** The part of the sentence between commas in which a name stands. */
  readonly clause: string
  readonly near: string
}

/** The line, the sentence and the clause of a name. */
export function wordsOf(doc: Document, { raw, place }: Pick<Match, 'raw' | 'place'>): Words {
  const line = lineOf(doc, place)
  const at = Math.max(indexInLine(doc, place, raw), 0)
  const before = line.slice(0, at)
  const rest = line.slice(at + raw.length)
  const ahead = before.slice(endOfLast(before, ends))
  const end = rest.search(/[.;!?](?=\s|$)|[。；！？]/)
  const behind = end < 0 ? rest : rest.slice(0, end + 1)
  const near = ahead.slice(endOfLast(ahead, commas))
  const next = behind.search(
    /[,;、，()[\]|]|\s(?:but|while|whereas|aber|mais)\s|\sand\s(?=(?:the|our|all|my|these|now|it|they|we)\s)/i,
  )
  const clause = near + raw + (next < 0 ? behind : behind.slice(0, next))
  return { line, sentence: ahead + raw + behind, ahead, behind, clause, near }
}

function endOfLast(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1)
  return last ? last.index + last[0].length : 0
}

/** A step from one thing to another that was done: what is behind it is there. */
export const left = new RegExp(
  acrossLines`
    \b(?:from|von|de)\s(?:[\w.-]{1,30}\s){1,4}?(?:to|auf|zu|nach|à|vers)\s
    |从\s?[\w.-]{1,30}\s?(?:迁移到|切换到|升级到|换到|换成|到)\s?
    |[\w.-]{1,30}\s?から\s?
  `,
  'giu',
)

/** What is asked, meant, told of any setup, or of something beside this one. */
const ofOthers = new RegExp(
  acrossLines`
    \b(?:
      tutorials?|guides?|docs|documentation|doku(?:mentation)?|manual|handbuch|blogs?|articles?
      |examples?|samples?|according to|matrix|supports?|supported|unsupported|deprecat\w+
      |requires?|recommend\w*|compar\w+|evaluat\w+|consider\w*|versus|vs|laptops?|workstations?
      |docker desktop|jenkins|pipelines?|colleague|customers? of ours|release notes|changelog
      |test cluster|sql|jump host
    )\b
    |\bbuild\s(?:the|our|images?)\b
    |文档|支持|サポート
  `,
  'iu',
)
const asked = /[?？]\s*$|吗|ですか|ますか/u
const meant = new RegExp(
  acrossLines`
    \b(?:
      if|whether|unless|would|could|should|might|may|can|cannot|will|plan(?!t)\w*|wants?|wanted|wish
      |hope|going to|intend\w*|next|later|soon|once|try|tried|trying|test(?:ed|ing)?|works? with
      |need\w*|must|when|wenn|falls|ob|möchten?|wollen|sollte\w*|planen|geplant|würde\w*|voulons
      |voudrais|prévo\w+|si|which|either|moving|migrating|switching|replacing
    )\b
    |计划|打算|如果|予定|場合
  `,
  'iu',
)
const gone = new RegExp(
  acrossLines`
    \b(?:
      before|previous\w*|former\w*|used to|earlier|old|until|was|were|had|ran|no|not|never
      |without|instead of|rather than|than|from|removed?|dropped|kein\w*|nicht|ohne|statt
      |anstelle|vorher|früher|bisher|bis|alten?|avant|sans|pas|ancien\w*|au lieu de|antes|sin
      |sem|no longer|got rid|disabled?|off
    )\b
    |n['’]t\b|\bn['’]\w|不|没|无|之前|以前|代替|とは異なり
  `,
  'iu',
)
const goneBehind = new RegExp(
  acrossLines`
    ^[\s"'\x60)]{0,3}(?:から|より|ではなく)
    |\b(?:is|are|was|were|has been|have been)\s
      (?:not|no|gone|removed|replaced|off|disabled|dropped|another|only)\b
    |\b(?:any ?more|previously|formerly|until|disabled|worked|elsewhere)\b
    |\b(?:first|before),|n['’]t\b
    |\b(?:nicht|kein\w*|plus|pas)\b
    |不再|没有
    |(?<!(?:起動|動作|接続|通信|解決|参加|作成)(?:し|でき)|動き|動か|でき|繋がり|つながり|なり|見え)(?:ません|ない)
  `,
  'iu',
)
/** What was, in the rest of a sentence. */
const changedBehind =
  /\(alt\b|\b(?:früher|vorher|bisher|formerly|previously|anciennement)\b|\b(?:bis|until|jusqu['’]\w+|hasta|até)\s(?!now\b|jetzt\b)/iu
const ofLinux = /\b(?:linux|ubuntu|debian|centos|rhel|rocky|suse|flatcar)\b/i
const ofWindows = /\bwin(?:dows|\d)/i
const behindLinux = new RegExp(
  acrossLines`
    ^["'\x60)\s]{0,2}(?:v?\d[\w.+-]*\s)?
    (?:\(|,?\s?(?:only\s|nur\s|seulement\s)?(?:on|for|auf|sur|für)\s)
    (?:the\s|our\s|all\s|den\s|les\s)?(?:linux|masters?|control)\b
  `,
  'i',
)

/** Whether nothing around a name says that it is not there, not yet, no more, or of something else. */
export function isThere({ sentence, near, behind, clause }: Words): boolean {
  // What a message in quotes denies, nobody says.
  const ahead = near.replace(left, ' ').replace(/["“][^"“”\n]{12,300}["”]/g, ' ')
  const own = behind.slice(0, clause.length)
  return (
    !asked.test(sentence) &&
    !ofOthers.test(sentence) &&
    !meant.test(ahead) &&
    !gone.test(ahead) &&
    !goneBehind.test(own.slice(0, Math.max(clause.length - near.length, 40))) &&
    !changedBehind.test(behind) &&
    !behindLinux.test(behind) &&
    !(ofLinux.test(clause) && !ofWindows.test(clause))
  )
}
