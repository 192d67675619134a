import type { Document } from '../../../model/document.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What a configuration that looks for messages calls them. */
const keys =
  /^\s*(?:- )?["']?(?:regexp?|patterns?|expr|query|match(?:es)?|filter|grep|alert|rule)\b["']?\s*[:=\s]/i
/** Rules of alerts, whose descriptions have the messages too, and those of node-problem-detector. */
const rules = /^\s*(?:kind:\s*PrometheusRule\b|- alert:\s|"pluginConfig"\s*:)/m
/** What a command or a script looks for, up to the words themselves. */
const search = new RegExp(
  acrossLines`
    (?:
      \s-[ci]?(?:not)?(?:match|like|eq|contains|pattern)\s+[@("']{1,3}
      |\b(?:Select-String|sls|findstr|e?grep|zgrep)\s
      |\.(?:Contains|includes|IndexOf|StartsWith|EndsWith|search|test)\(
      |\|[=~]\s*["\x60]
    )[^\n]{0,200}$
  `,
  'i',
)
const filter =
  /^\s*(?:regexp?|pattern|expr|logql)(?:\s*[:=]|\s{2,})|^\s*["']?\w{0,20}(?:Pattern|Regexp?)["']?\s*[:=]/i
const logged = /^\s*(?:[IWEF]\d{4} |\d{4}-\d\d-\d\d|time=|\{"(?:ts|level|time))/

/** Whether a line of something else than words has a message because something looks for it. */
export const isSoughtIn = (line: string, column: number, text: string): boolean =>
  !logged.test(line) && (keys.test(line) || isSearchedIn(line, column) || rules.test(text))

const found = new RegExp(
  acrossLines`
    \b(?:e?grep|zgrep|sls|findstr|Select-String) (?:
      found|finds?|shows?|gives?|gave|says?|said|returns?|returned|prints?
    )\s
    |[^"”'\x60]\sand\s["“'\x60]?$
  `,
  'i',
)
/** What came of a search, and that nothing did. */
const hits = new RegExp(
  acrossLines`
    \b(?:gets?|got|gives?|gave|finds?|found|shows?|returns?|returned|prints?|have|there are)\b
    [^.]{0,30}\b(?:\d{1,6} |many|lots?|lines?|hits?|times|entries|match(?:es)?|it|them)\b
  `,
  'i',
)
const none = /\b(?:no|nothing|none|never|0|zero|not|empty)\b|n['’]t\b/i

/** The same among words, where nobody says that it was found. */
export function isSearchedIn(line: string, column: number): boolean {
  const ahead = line.slice(0, column - 1)
  if ((!search.test(ahead) || found.test(ahead)) && !filter.test(line)) return false
  const { index = 0, 0: words } = hits.exec(line.slice(column)) ?? {}
  return words === undefined || none.test(line.slice(column, column + index) + words)
}

/** Whether each line of a script that has words looks for them. */
export function isSearchedFor(text: string, words: string): boolean {
  const found = text.split('\n').filter((line) => line.includes(words))
  return found.length > 0 && found.every((line) => isSearchedIn(line, line.indexOf(words) + 1))
}

/** Whether a file lists patterns for others to look for: what it says of them happened nowhere. */
export const isOfPatterns = memoizeByObject(
  (doc: Document) => (doc.text.match(/^[ \t]*-[ \t]+["']\(\?i\)/gm) ?? []).length >= fewest,
)
const fewest = 3
