import { inEnglish } from '../../../importers/prose/meant/in-english.ts'
import type { Document } from '../../../model/document.ts'
import { remarks } from './spoken.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const isOver = /(?<![\w-])(?:it is gone|it is solved)(?![\w-])/
const ofFormer = /(?<![\w-])(?:formerly|old clusters|old nodes)(?![\w-])/
const again = new RegExp(
  acrossLines`
    immer noch|since (?:der|die|das|wir)\b|weiterhin|erneut|wieder (?:auf|da)
    |auch (?:auf|hier|jetzt)|jetzt auch|auf (?:dem|den|der) neuen
    |新\s?(?:集群|节点|的|nodes|clusters)(?!.{0,8}(?:正常|works|没|无|不|ok))
    |新しい(?!.{0,12}(?:正常|問題な|works))
    |又(?:来|出|发)
    |现在(?!.{0,8}(?:正常|works|没|无|不))
    |仍然?|依然|还是|再次|也(?:有|出现|遇到|是)|まだ|依然|再び|今回も|でも同|再発(?!して(?:い(?:ませ|ない)|おら))
    |(?:現在|今日?|最近)(?!.{0,6}(?:works|問題な|問題は?あり|正常|安定))
    |(?:以前|formerly )は(?:問題|正常)|à nouveau|toujours|aussi|de nuevo|todavía|también
    |(?<![\p{L}])(?:
      ancora|di nuovo|anche|adesso|oggi|ma|però|dasselbe|das gleiche|la même|lo mismo|lo stesso
      |la stessa
    )(?![\p{L}])
  `,
  'iu',
)
const notOver = new RegExp(
  acrossLines`
    noch nicht
    |(?:nicht|nie) (?:behoben|gelöst|erledigt)
    |pas (?:encore )?(?:résolu|réglé|corrigé)
    |no (?:está|se ha|ha sido) (?:resuelto|solucionado)
    |尚未|未(?:解决|恢复)|没有?(?:解决|恢复)|未解決
    |解決(?:し(?:ない|ませ)|できて(?:い)?ない|して(?:い)?(?:ない|ませ))
  `,
  'i',
)
/** Behind what is over: what is now. */
const since = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      aber|doch|jetzt|nun|heute|mais|maintenant|aujourd['’]hui|pero|ahora|hoy|mas|agora|hoje
      |adesso|ora|oggi|ma|però
    )(?![\p{L}])
    |但|现在|今天|今日|しかし
  `,
  'iu',
)
/** “Das DNS-Problem ist gelöst”: another one than that of the message. */
const ofOtherFaults =
  /-problem|(?<![\p{L}])(?:problem|problema|problème|fehler|störung|erreur|error)[a-z]{0,2}\s(?!\s{0,4}(?:[はがも]\s{0,4})?(?:,|it is ))/iu
/** So much of a message stands in its line as printed. */
const printed = 12
const ends = /[.!?;](?=\s|$)/g

/** What sentences in another language say of a message, where it is over or of another machine. */
export function spokenAbroad(doc: Document, index: number, column: number): string | undefined {
  const read = inEnglish(doc)
  if (!read) return undefined
  const own = doc.text.split('\n')[index] ?? ''
  const lines = read.text.split('\n')
  const line = lines[index] ?? ''
  const at = line.indexOf(own.slice(column - 1, column - 1 + printed))
  if (at < 0) return undefined
  const ahead = `${flowing(lines[index - 1])} ${line.slice(0, at)}`
  const start = [...ahead.matchAll(ends)].at(-1)?.index ?? -1
  const behind = `${line.slice(at)} ${flowing(lines[index + 1])} ${flowing(lines[index + 2])}`
  const [first = behind.length, second = behind.length] = [...behind.matchAll(ends)].map(
    (one) => one.index,
  )
  const isAsked = [first, second].map((end) => behind.startsWith('?', end))
  const [head, tail] = [ahead.slice(start + 1), behind.slice(0, first)]
  const sentence = head + tail
  const next = behind.slice(first, second)
  if (again.test(sentence + next) || notOver.test(own)) return undefined
  if (isAsked[0] !== true && (isOverAhead(head) || isOverBehind(tail))) return remarks.over
  if (isAsked[1] !== true && isOverBehind(next)) return remarks.over
  return ofFormer.test(sentence) && !isAsked.includes(true) ? remarks.others : undefined
}

function isOverAhead(head: string): boolean {
  const { index = 0, 0: words } = isOver.exec(head) ?? {}
  return words !== undefined && !since.test(head.slice(index + words.length))
}

function isOverBehind(said: string): boolean {
  const { index } = isOver.exec(said) ?? {}
  return index !== undefined && !ofOtherFaults.test(said.slice(0, index + 6))
}

/** A line that a paragraph goes on with; none of an item of its own. */
const flowing = (line = '') => (/^\s*(?:[-*•>#|]|\d{1,2}[.)]\s|$)/.test(line) ? '. ' : line)
