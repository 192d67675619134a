import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { indexInLine, lineOf, wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “1803+”, “v3.0.1 or later”: the least that something takes. */
const least = new RegExp(
  acrossLines`
    ^["'\x60)*_]{0,3}(?!\s{1,2}\+)\s?\(?(?:
      \+(?![\w.])
      |(?:at least|at a minimum|minimum|mindestens)\b
      |(?:or|and|oder|und|ou|et|o|y|e|of)\s(?:(?:any|a)\s)?(?:
        later|newer|above|higher|greater|up|neuer|höher|später|plus|supérieure?s?|ultérieure?s?
        |superior(?:es)?|posterior(?:es)?|nieuwer
      )\b
      |[及或和以]{0,2}(?:以上|更新|更高|以后|之后|以降)
      |\s?이상
    )
  `,
  'i',
)

/** “Recommended: Windows Server 1803”. */
const wished = new RegExp(
  acrossLines`
    (?:
      \brecommend(?:s|ed)?|\bprefer(?:ably)?|\bat least|\bminimum(?: version)?|\bmindestens
      |\bau moins|\bal menos|\bprerequisites?|\brequires|\bsupports|>=|≥|推荐|建议|推奨|권장|至少|最低
    )(?:使用|する|は)?[\s:：]{0,3}(?:to (?:use|run)\s|using\s|is\s|that you use\s)?[*_\x60]{0,3}$
  `,
  'i',
)

/** “On 1709 you must use images with that tag”: what holds for such hosts, whoever has one. */
const holdsForAny = new RegExp(
  acrossLines`
    \b(?:must|have to|has to|need(?:s)? to|should|can only|only)\b[^.\n]{0,60}\b
      (?:images?|tags?)\b
    |(?:必须|需要|应该|只能)[^。\n]{0,40}(?:镜像|标签|tag)
  `,
  'i',
)

/** “If you run it on 19.03.12, it works”: what anybody would have then. */
const supposed = new RegExp(
  acrossLines`
    \bif\s(?:you|one|we|I)\s(?:then\s|now\s|only\s|still\s)?(?:
      (?<=\b(?:you|one)\s(?:\w{3,5}\s)?)
        (?:runs?|uses?|try|tries|tests?|installs?|takes?|starts?)
      |ran|used|had|were|would|could
    )\b[^.,;:\n]{0,30}$
  `,
  'i',
)

/** “Release notes: kubelet 1.22.0 has a bug”, “containerd 1.5.13 fixes it”: what is true of a release. */
const ofNotes =
  /(?:^|[.;]\s|\b(?:the|in)\s)\W{0,4}(?:release notes|change ?log)\b(?:(?!\b(?:but|while|whereas|we|our)\b)[^.;?!\n]|\.(?=\w)){0,60}$/i
/** “It has been tested with Server 2016”: by whoever made it. */
const testedBy = new RegExp(
  acrossLines`
    \b(?:
      (?:has|have|was|were)\s(?:only\s|been\s){1,2}tested\s(?:against|with|on)\b
        (?:[^;?!\n]){0,240}
      |(?:our|their)\s(?:\w{2,12}\s){0,2}(?:tests?|CI(?:\sjobs?)?)\s(?:\w{4,9}\s)?
        (?:runs?|uses?)\s(?:with|on|against)\b(?:[^.;?!\n]|\.(?=\d)){0,80}
    )$
  `,
  'i',
)
const fixes = /^["'`)*]{0,3}\s(?:fixes|contains (?:the|a) fix|has (?:the|a) fix|should fix)\b/i

/** “With Server 2019? No, …” */
const answeredNo =
  /^["'`)*]{0,3}\?["'`)*]{0,3}\s{1,2}(?:no|nope|nein|non|never)\b(?!\s(?:idea|clue))/i

/** Whether a release is named as one that is asked for or spoken of, and not as that of the setup. */
export function isAsked(doc: Document, place: Place, raw: string): boolean {
  const line = lineOf(doc, place)
  const at = indexInLine(doc, place, raw)
  if (at < 0) return false
  const behind = line.slice(at + raw.length, at + raw.length + 140)
  if (wished.test(line.slice(Math.max(at - 40, 0), at))) return true
  if (ofSystem.test(raw) && testedBy.test(line.slice(0, at))) return true
  if (ofSystem.test(raw) && isOfChoice(line, at, behind)) return true
  if (ofSystem.test(raw) && isCompared(line.slice(0, at), raw, behind)) return true
  if (supposed.test(line.slice(Math.max(at - 60, 0), at))) return true
  if (ofNotes.test(line.slice(Math.max(at - 90, 0), at))) return true
  if (fixes.test(behind) || answeredNo.test(behind)) return true
  const isLeast = least.test(behind) && !upgradedTo.test(line.slice(Math.max(at - 20, 0), at))
  return isLeast || (ofSystem.test(raw) && holdsForAny.test(behind))
}

/** “升级到 1.28.9 之后”: after an upgrade, and none of “1.28 以后”. */
const upgradedTo = /(?:升级|更新|升|换|切换|迁移)(?:到|至|为|成)了?\s?v?$/

/** A part of an address, or one of the families of images that there are. */
const isOfChoice = (line: string, at: number, behind: string) =>
  /\bhttps?:\/\/\S{0,200}$/.test(line.slice(0, at)) || /^[^.;!?\n]{0,60}\bfamilies\b/.test(behind)

/** “Which is better, Windows Server 2019 or 2022?”: whoever asks that has neither, or not for certain. */
const compares = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:which|what|whats|welche[rs]?|was|quel(?:le)?s?|cuál(?:es)?|qual)(?![\p{L}])
    [^.;!?\n]{0,60}(?<![\p{L}])(?:
      better|best|faster|slower|safer|prefer(?:red|able)?|recommend(?:ed)?|differences?|differs?
      |choose|pick|take|besser|unterschiede?|meilleure?|différences?|mejor|diferencias?|melhor
      |diferenças?
    )(?![\p{L}])[^.;!?\n]{0,120}\?
  `,
  'iu',
)
const years = /\b(?:20(?:16|19|22|25)|1709|1803|1809|1903|1909|2004|20H2|23H2)\b/g

function isCompared(ahead: string, raw: string, behind: string): boolean {
  const start = ahead.search(/(?:[^.;!?\n]|\.(?=\d)){0,200}$/)
  const sentence = `${ahead.slice(Math.max(start, 0))}${raw}${/^(?:[^.;!?\n]|\.(?=\d))*\??/.exec(behind)?.[0] ?? ''}`
  return (
    compares.test(sentence.replaceAll(/(?<=\d)\.(?=\d)/g, ' ')) &&
    new Set(sentence.match(years)).size > 1
  )
}

const ofSystem = /windows|\b(?:ltsc)?(?:20(?:16|19|22|25)|1709|1803|1809|1903|1909|2004|20H2)\b/i

const example = /\b(?:for (?:example|instance)|e\.g\.?|such as)[\s,:]{1,3}[^.;?!)\n]{0,30}$/i

/** “For instance `--cluster-cidr=…`”: what anybody may have. */
export const isExample = (doc: Document, place: Place, raw: string): boolean =>
  example.test(wordsAround(doc, place, raw).ahead.slice(-60))
