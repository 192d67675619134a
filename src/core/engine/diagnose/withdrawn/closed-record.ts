import type { Observation } from '../../../model/observation.ts'
import type { Finding, Place } from '../../../model/finding.ts'
import { firstIn, matches } from '../../../text/patterns/may-match.ts'
import { comesBack, failsNow, seeksHelp } from './goes-on.ts'
import type { ReadDocument, SentFile } from '../reading/read.ts'
import { withoutTold } from './without-told.ts'

/** A record is short; what is longer holds more than one thing. */
const longest = 12_000
/** “Repair: …”, “What we did: …”, as a heading or the begin of a line. */
const repair =
  /^[\s>#|*_"'-]{0,8}(?:\d{1,2}[.)．、]\s?)?[*_]{0,2}(?:repair(?:ed)?|fix(?:ed)?|resolution|solution|remedy|what (?:we|I) (?:did|changed)|(?:corrective )?actions?(?: taken)?|measures?|change made|close[ _-]?notes?|(?:対応|対処)(?:内容)?|lösung|behebung|maßnahmen?|correction|solución|solução|处理|解决(?:方法|措施)?)(?:\s\([^()\n]{1,30}\))?["'*_]{0,2}\s?(?:[:：|]|\n)/im
/** “Status: resolved”, “INC-4711 closed”. */
const status =
  /^[\s>#|*_"'{-]{0,8}(?:(?:current |ticket )?(?:status|state)["'*_]{0,2}\s?[:：|]\s?["'*_]{0,2}(?:resolved|closed|fixed|solved|erledigt|geschlossen|behoben)\b(?! (?:beta|source))|(?:状態|ステータス|状态)\s?[:：|]\s?(?:解決済み?|対応済み?|完了|クローズ|已解决|已关闭|已恢复)|(?:incident|ticket|problem|case|INC|PRB|CASE)[\s#-]{0,2}[\w-]{0,16}\s?[\s(:–—-]{1,3}(?:closed|resolved|done|solved)\b(?! (?:by|as|without)\b))/im
/** The same of a task: what was to be done is, and may have done harm. */
const done =
  /^[\s>#|*_-]{0,8}(?:(?:status|state)[*_]{0,2}\s?[:：|]\s?[*_]{0,2}(?:done|completed)[*_]{0,2}[ \t]{0,4}$|(?:change|CHG)[\s#-]{0,2}[\w-]{0,16}\s?[\s(:–—-]{1,3}(?:closed|resolved|done|solved)\b)/im
/** What came behind a change, and is none of what it mended. */
const afterwards =
  /^[\s>*-]{0,4}(?:After (?:that|this|the)|Afterwards|Now|Since (?:then|that|the)|Today|(?:Next|New|Another|Current) (?:problem|issue|error|fault))\b/im
const stillOpen =
  /^[\s>#|*_"'{-]{0,8}(?:current |ticket )?(?:status|state)["'*_]{0,2}\s?[:：|]\s?["'*_]{0,2}(?:open|new|in progress|pending|re-?opened|active|waiting|offen)\b/im
/** Somebody wants to know whether what stands there is right. */
const review =
  /\b(?:(?:is|are|looks?) (?:this|that|it|these|everything) (?:right|ok(?:ay)?|correct|fine|valid)\b[^.?!\n]{0,30}\?|(?:can|could|would|will) (?:you|someone|anybody|anyone)\b[^.?!\n]{0,40}\b(?:check|review|look|see|tell|help)|please (?:check|review|look))|(?:passt|stimmt) das|(?:richtig|korrekt) so\?|对吗|正しいでしょうか|正しいですか/i
/** Nothing was done so far. */
const undone =
  /^\W{0,4}(?:none|nothing|no\b|tbd|to be|unknown|pending|cannot\b|not\b|won['’]t|unresolved|duplicate|stale|open\b|missing|wanted|needed|\?|gesucht|offen|keine?\b|unbekannt|なし|未定|不明|求助|尚未|暂无|无\b|没有)/i
/** “Since then no message”. */
const nothingSince = String.raw`since then,? (?:there (?:is|was|were) )?(?:no (?:further|new|more|such|messages?|errors?|events?|issues?|problems?|trouble|complaints?)|(?:all|everything) (?:(?:is|runs|works) )?(?:fine|well|ok|normal))`
/** What says that it is over. */
const ended = new RegExp(
  String.raw`\b(?:Ready (?:again|since|now)|back (?:to (?:Ready|normal)|in service|again)|(?:resolved|closed|solved|fixed)(?: (?:since|at|on|with))?\b|nothing (?:left|more|else|further) to (?:do|be done)|no (?:further|new|more) (?:events?|errors?|occurrences?|issues?|restarts?)|(?:works?|runs?|running|fine|ok|healthy|well) (?:again|since|now)|${nothingSince})|erledigt|behoben|wieder (?:Ready|in Ordnung|erreichbar|im Dienst)|復旧(?!し(?:ませ|ない|て(?:い)?(?:ませ|ない)|た(?:が|もの|けど))|せず|でき|する)|解決済|解決しました|已(?:经)?(?:解决|恢复)|恢复正常`,
  'i',
)
const everyEnd = new RegExp(ended.source, 'gi')
/** It is not over, or another one has it. */
const goesOn =
  /\b(?:(?<!\b(?:page|docs?|documentation|guide|article|tutorial|readme|example)\s)still|again (?:fails?|failed|failing|NotReady|broken)|(?:comes?|came|is) back(?! to (?:Ready|normal)| in service| again)|did(?: not|n['’]t) (?:help|work)|no (?:effect|luck|change|improvement)|without success|reopen(?:ed)?|(?:but|however),? (?:now|today|since|the|we|it|one|another)|same (?:problem|error|issue|symptom|message|here|on)|unfortunately|not (?:yet )?(?:resolved|solved|fixed|closed|ready)|until(?!\s(?:yesterday|last|this (?:morning|week|month)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)|please help|any idea|(?:nothing|not|never) (?:is |was )?(?:fixed|solved|resolved)|elsewhere)\b|trotzdem|immer noch|leider|noch nicht|erneut|wieder (?:da|auf|NotReady)|jede (?:Nacht|Woche)|jeden (?:Tag|Morgen)|ohne (?:Netz|IP|Verbindung)|kein(?:e|en)? (?:Netz|IP|Verbindung|DNS|Zugriff)|依然|还是|仍然|尚未|又(?:出现|发生)|(?<!没有|没|未)再次?(?:出现|发生)|未(?:解决|恢复)|没有(?:解决|恢复)|まだ|一時的|また(?:発生|出)|再発し(?:ました|た|ます)|未(?:解決|復旧)|復旧しま?せん/i

/** “Since then no more”: with no heading at all. */
const silentSince = new RegExp(
  String.raw`\b(?:${nothingSince}|no (?:further|new|more) (?:such )?(?:events?|errors?|messages?|occurrences?|restarts?) (?:since|so far)|(?:has|have|did)(?: not|n['’]t) (?:happened|occurred|come back|recur(?:red)?|appeared) (?:again|since)|no recurrence)\b|seit(?:dem|her) (?:\S+ ){0,2}(?:keine? (?:weitere[nr]?|neue[nr]?|meldung(?:en)?|fehler|probleme?|vorfälle|störung(?:en)?)|nicht (?:mehr|wieder) (?:aufgetreten|vorgekommen)|ruhe)\b|以降[、,]?(?:は)?(?:発生|再発)して(?:い|お)|(?:没有|未)再(?:次)?(?:出现|发生)`,
  'i',
)

/** “The case can be closed.” */
const closing =
  /\b(?:you|we|I) (?:can|may|could|will) (?:now |please |then )?close (?:(?:the|this|my|our) (?:\w{2,12} )?(?:case|ticket|issue|request|incident)\b|#?\d{3,9}\b|[A-Z]{2,6}-?\d{2,9}\b)(?!\s?\?)|\bplease close (?:the|this|my|our) (?:\w{2,12} )?(?:case|ticket|issue|request|incident)\b(?!\s?\?)|\b(?:case|ticket|issue|request|incident|thread|this(?: one)?|it) (?:can|may) (?:now )?be closed\b(?!\s?\?)|\b(?:Fall|Ticket|Vorgang)\s(?:kann|darf)\s(?:(?:nun|jetzt|somit)\s)?geschlossen werden(?!\s?\?)|sprawę można zamknąć(?!\s?\?)|\b(?:ticket|dossier|cas)\speut être (?:fermé|clos|clôturé)|\b(?:caso|ticket)\s(?:ya\s)?(?:se\s)?puede (?:cerrarse|cerrar)\b/i

/** The last line of what a record of a repair tells as over; 0 where nothing says so. */
export function closedUpTo(text: string): number {
  const record = { text }
  if (text.length > longest || matches(record, stillOpen)) return 0
  const heading = firstIn(record, repair)
  const isClosed = matches(record, status)
  const isDone = matches(record, done)
  if (!heading && !isClosed && !isDone)
    return Math.max(upToClosing(text), upToSilence(text), upToSolution(text))
  const rest = heading ? text.slice(heading.index) : text
  const isUndone = heading ? undone.test(rest.slice(heading[0].length)) : false
  if (isUndone || goesOn.test(rest) || isBackIn(rest, !isClosed)) return 0
  if (!(isClosed || isDone || ended.test(rest))) return 0
  if (heading) return linesOf(text.slice(0, heading.index + heading[0].search(/\S/)))
  const later = afterwards.exec(text)
  return later ? linesOf(text.slice(0, later.index)) - 1 : linesOf(text)
}

const linesOf = (text: string) => text.split('\n').length

/** Whether a repair did not last, or something fails behind the last words of an end. */
function isBackIn(rest: string, isUnsure: boolean): boolean {
  const last = [...rest.matchAll(everyEnd)].at(-1)
  const behind = rest.slice(last?.index ?? 0)
  const asked = isUnsure ? rest : behind
  if (seeksHelp(asked) || review.test(asked)) return true
  if (!isUnsure) return false
  return comesBack(behind) || failsNow(last ? behind.slice(last[0].length) : behind)
}

/** What somebody lets close is over where nothing behind it goes on. */
function upToClosing(text: string): number {
  const closed = firstIn({ text }, closing)
  if (!closed) return 0
  const rest = text.slice(closed.index + closed[0].length)
  // What is quoted below is older.
  const own = rest.replaceAll(/^[ \t]{0,4}>[^\n]*$/gm, '')
  return goesOn.test(own) || failsNow(own) || seeksHelp(own)
    ? 0
    : linesOf(own.length < rest.length ? text : text.slice(0, closed.index))
}

/** “Update: solved.”, “[SOLVED]”, “the problem is fixed now.” */
const solved =
  /(?:^|[.!\n]\s{0,3})[\s>*#[(_-]{0,6}(?:(?:(?:subject|betreff|objet|asunto|title|re|aw|fwd?|wg)\s?:\s?){1,3}|(?:update|edit|status|news|nachtrag)\s?\d{0,2}[:,–-]\s?)?[[(*_]{0,3}(?:solved|resolved|fixed|gelöst|erledigt|behoben|解決しました|已解决|résolu)(?![\w-]|\s(?:by|as|without|in|with)\b|\?)|\b(?:the|our|my|this|that|it)\s(?:(?:problem|issue|error|fault|case)\s)?(?:is|was|has been|got)\s(?:now\s|finally\s|meanwhile\s){0,2}(?:solved|resolved|fixed)\b(?!\s(?:in|by|with)\s(?:v?\d|kubernetes|containerd|the next)|[^.!\n]{0,40}\?)/im
/** “In our case the cause was …” */
const cause =
  /\b(?:the|our|its|actual|real|root) (?:cause|reason|culprit|problem|fault|mistake|issue) was\b(?! (?:not|never)\b)/i
/** “… it has been running fine since”, “… and all is well now” */
const fineSince =
  /\b(?:it|they|all|everything|pods?|nodes?|that|this) (?:(?:has|have) been |is |are |now |then )?(?:running|working|runs?|works?|worked|ran) (?:fine|well|ok|again|without (?:problems?|errors?|issues?)|as (?:expected|it should)|stable)\b/i
/** What somebody did about it. */
const mended =
  /\b(?:we|I|they|wir)\s(?:(?:have|has|then|now|just|finally|haben|it|them|das|die|den)\s){0,4}(?:changed|set|raised|replaced|corrected|moved|switched|rebuilt|re-?deployed|removed|upgraded|updated|took|exchanged|renamed|geändert|gesetzt|ersetzt|korrigiert|umgestellt|entfernt)\b|\b(?:it|that|the (?:cause|problem|reason|culprit)) was\b|\bwas (?:false|true|off|on|missing|wrong|unset|not set)\b[^.\n]{0,30}\bnow\b/i
/** “Subject: [SOLVED] …” */
const titled = /^[^\n]{0,40}\[(?:solved|resolved|fixed)\]/i

/** What somebody says to be solved is over, with what it was. */
function upToSolution(text: string): number {
  const record = { text }
  const said = firstIn(record, solved) ?? (matches(record, cause) ? fineSince.exec(text) : null)
  if (!said || !(titled.test(text) || matches(record, mended))) return 0
  const behind = text.slice(said.index + said[0].length)
  // “[SOLVED] Pods have no network”: a title goes on with what was wrong.
  const rest = /[[(]\w+$/.test(said[0]) ? behind.replace(/^[^\n]*/, '') : behind
  return goesOn.test(rest) ||
    failsNow(rest) ||
    comesBack(rest) ||
    seeksHelp(text) ||
    review.test(text)
    ? 0
    : linesOf(text)
}

/** What came no more is over where something is said to be well again. */
function upToSilence(text: string): number {
  const silent = firstIn({ text }, silentSince)
  if (!silent) return 0
  const since = text.slice(silent.index)
  if (goesOn.test(since) || failsNow(since.slice(silent[0].length)) || seeksHelp(since)) return 0
  const ahead = text.slice(0, silent.index)
  return ended.test(ahead) && !goesOn.test(ahead) ? linesOf(ahead) : 0
}

const ofFaults: ReadonlySet<string> = new Set(['refusedFlag', 'blamedFlag', 'node.status'])

/** Without what had stopped or failed, in a record of what was repaired since. */
export function withoutRepaired(
  documents: readonly ReadDocument[],
  text: string,
): readonly ReadDocument[] {
  const isFault = ({ name, value }: Observation) => ofFaults.has(name) && value !== 'Ready'
  const last = documents.some(({ reading }) => reading.observations?.some(isFault))
    ? closedUpTo(text)
    : 0
  const isOver = (one: Observation) => isFault(one) && one.line <= last
  return documents.map((one) => withoutTold(one, isOver))
}

/** What the checks found in what a record tells of the time before its repair, as information. */
export const asRepaired = (
  checked: readonly { readonly findings: readonly Finding[] }[],
  files: readonly SentFile[],
): readonly Finding[] => {
  const findings = checked.flatMap((one) => one.findings)
  const last = new Map(files.map(({ name, text }) => [name, closedUpTo(text)]))
  const isOver = ({ file = '', line = 0 }: Partial<Place>) =>
    line > 0 && line <= (last.get(file) ?? 0)
  return findings.map((one) =>
    [one, ...(one.also ?? [])].every(isOver) ? { ...one, severity: 'info', basis: 'advice' } : one,
  )
}
