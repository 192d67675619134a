import { acrossLines } from '../../../values/across-lines.ts'

/** “Repair: …”, “What we did: …”, as a heading or the begin of a line. */
export const repair = new RegExp(
  acrossLines`
    ^[\s>#|*_"'-]{0,8}(?:\d{1,2}[.)．、]\s?)?[*_]{0,2}(?:
      repair(?:ed)?|fix(?:ed)?|resolution|solution|remedy
      |what (?:we|I) (?:did|changed)
      |(?:corrective )?actions?(?: taken)?
      |measures?|change made|close[ _-]?notes?|(?:対応|対処)(?:内容)?|lösung|behebung|maßnahmen?
      |correction|solución|solução|处理|解决(?:方法|措施)?
    )(?:\s\([^()\n]{1,30}\))?["'*_]{0,2}\s?(?:[:：|]|\n)
  `,
  'im',
)
/** “Status: resolved”, “INC-4711 closed”. */
export const status = new RegExp(
  acrossLines`
    ^[\s>#|*_"'{-]{0,8}(?:
      (?:current |ticket )?(?:status|state)["'*_]{0,2}\s?[:：|]\s?["'*_]{0,2}
        (?:resolved|closed|fixed|solved|erledigt|geschlossen|behoben)\b(?! (?:beta|source))
      |(?:状態|ステータス|状态)\s?[:：|]\s?(?:解決済み?|対応済み?|完了|クローズ|已解决|已关闭|已恢复)
      |(?:incident|ticket|problem|case|INC|PRB|CASE)[\s#-]{0,2}[\w-]{0,16}\s?[\s(:–—-]{1,3}
        (?:closed|resolved|done|solved)\b(?! (?:by|as|without)\b)
    )
  `,
  'im',
)
/** The same of a task: what was to be done is, and may have done harm. */
export const done = new RegExp(
  acrossLines`
    ^[\s>#|*_-]{0,8}(?:
      (?:status|state)[*_]{0,2}\s?[:：|]\s?[*_]{0,2}(?:done|completed)[*_]{0,2}[ \t]{0,4}$
      |(?:change|CHG)[\s#-]{0,2}[\w-]{0,16}\s?[\s(:–—-]{1,3}(?:closed|resolved|done|solved)\b
    )
  `,
  'im',
)
/** What came behind a change, and is none of what it mended. */
export const afterwards = new RegExp(
  acrossLines`
    ^[\s>*-]{0,4}(?:
      After (?:that|this|the)|Afterwards|Now|Since (?:then|that|the)|Today
      |(?:Next|New|Another|Current) (?:problem|issue|error|fault)
    )\b
  `,
  'im',
)
export const stillOpen = new RegExp(
  acrossLines`
    ^[\s>#|*_"'{-]{0,8}(?:current |ticket )?(?:status|state)["'*_]{0,2}\s?[:：|]\s?["'*_]{0,2}
    (?:open|new|in progress|pending|re-?opened|active|waiting|offen)\b
  `,
  'im',
)
/** Somebody wants to know whether what stands there is right. */
export const review = new RegExp(
  acrossLines`
    \b(?:
      (?:is|are|looks?) (?:this|that|it|these|everything) (?:right|ok(?:ay)?|correct|fine|valid)
        \b[^.?!\n]{0,30}\?
      |(?:can|could|would|will) (?:you|someone|anybody|anyone)\b[^.?!\n]{0,40}\b
        (?:check|review|look|see|tell|help)
      |please (?:check|review|look)
    )
    |(?:passt|stimmt) das|(?:richtig|korrekt) so\?|对吗|正しいでしょうか|正しいですか
  `,
  'i',
)
/** Nothing was done so far. */
export const undone = new RegExp(
  acrossLines`
    ^\W{0,4}(?:
      none|nothing|no\b|tbd|to be|unknown|pending|cannot\b|not\b|won['’]t|unresolved|duplicate
      |stale|open\b|missing|wanted|needed|\?|gesucht|offen|keine?\b|unbekannt|なし|未定|不明|求助|尚未|暂无
      |无\b|没有
    )
  `,
  'i',
)
/** “Update: solved.”, “[SOLVED]”, “the problem is fixed now.” */
export const solved = new RegExp(
  acrossLines`
    (?:^|[.!\n]\s{0,3})[\s>*#[(_-]{0,6}(?:
      (?:(?:subject|betreff|objet|asunto|title|re|aw|fwd?|wg)\s?:\s?){1,3}
      |(?:update|edit|status|news|nachtrag)\s?\d{0,2}[:,–-]\s?
    )?[[(*_]{0,3}(?:solved|resolved|fixed|gelöst|erledigt|behoben|解決しました|已解决|résolu)
      (?![\w-]|\s(?:by|as|without|in|with)\b|\?)
    |\b(?:the|our|my|this|that|it)\s(?:(?:problem|issue|error|fault|case)\s)?
      (?:is|was|has been|got)\s(?:now\s|finally\s|meanwhile\s){0,2}(?:solved|resolved|fixed)\b
      (?!\s(?:in|by|with)\s(?:v?\d|kubernetes|containerd|the next)|[^.!\n]{0,40}\?)
  `,
  'im',
)
/** “In our case the cause was …” */
export const cause =
  /\b(?:the|our|its|actual|real|root) (?:cause|reason|culprit|problem|fault|mistake|issue) was\b(?! (?:not|never)\b)/i
/** “… it has been running fine since”, “… and all is well now” */
export const fineSince = new RegExp(
  acrossLines`
    \b(?:it|they|all|everything|pods?|nodes?|that|this) (?:
      (?:has|have) been |is |are |now |then 
    )?(?:running|working|runs?|works?|worked|ran) (?:
      fine|well|ok|again
      |without (?:problems?|errors?|issues?)
      |as (?:expected|it should)|stable
    )\b
  `,
  'i',
)
/** What somebody did about it. */
export const mended = new RegExp(
  acrossLines`
    \b(?:we|I|they|wir)\s(?:(?:have|has|then|now|just|finally|haben|it|them|das|die|den)\s){0,4}
      (?:
        changed|set|raised|replaced|corrected|moved|switched|rebuilt|re-?deployed|removed
        |upgraded|updated|took|exchanged|renamed|geändert|gesetzt|ersetzt|korrigiert|umgestellt
        |entfernt
      )\b
    |\b(?:it|that|the (?:cause|problem|reason|culprit)) was\b
    |\bwas (?:false|true|off|on|missing|wrong|unset|not set)\b[^.\n]{0,30}\bnow\b
  `,
  'i',
)
/** “Subject: [SOLVED] …” */
export const titled = /^[^\n]{0,40}\[(?:solved|resolved|fixed)\]/i
