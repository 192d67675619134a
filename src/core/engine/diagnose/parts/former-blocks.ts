import type { SentFile } from '../reading/read.ts'
import { mayBeHeading } from './labels.ts'
import { timeParts } from './time-parts.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const nouns = acrossLines`
  (?:
    \s?(?:
      values?|config(?:uration)?s?|settings?|setup|versions?|lines?|state|flags?|arguments?
      |parameters?|command(?: line)?|file|ya?ml|manifest|one|werte?|konfiguration
      |einstellung(?:en)?|zustand|zeile|stand|valeurs?|valor(?:es)?|configuración
      |的?(?:值|配置|设置|状态)|の?(?:値|設定|状態)
    )
  ){0,2}
`
const bracket = String.raw`(?:\s?[(（][^()（）\n]{1,80}[)）])?`
const begin = String.raw`^(?:the\s|our\s|die\s|der\s|das\s|la\s|le\s|les\s)?`
const label = (words: string) =>
  new RegExp(String.raw`${begin}(?:${words})${nouns}${bracket}$`, 'i')
const by = String.raw`(?:to|by|with|as follows|like)`

/** “Before (this used to be):”, “Old values:”, “This was:” */
const former = label(
  acrossLines`
    before|old|previous(?:ly)?|former(?:ly)?|originally?
    |(?:this|it|that)\s(?:was|used\sto\sbe|looked\slike(?:\sthis)?)
      (?:\s(?:before|previously|so\sfar))?
    |(?:before\s(?:that\s)?)?(?:we|it)\s(?:used\sto\shave|had)
      (?:\s(?:this\s)?(?:before|previously))?
    |used\sto\sbe|vorher|alte?[rs]?|bisher(?:ige[rs]?)?|früher|zuvor|avant|anciennes?|anciens?
    |antes|antigu[oa]s?|anterior(?:es)?|prima|(?:修改|更改|变更|调整)?(?:之前|以前|前)|旧|旧的|原来|原先|変更前|旧
  `,
)
/** “After (we changed it to this):”, “New values:”, “We changed it to:” */
const present = label(
  acrossLines`
    after(?:wards)?|new|now|current(?:ly)?|today|changed\sto
    |(?:and\s|then\s|so\s)?(?:we|I)\s(?:have\s|then\s)?(?:changed|replaced|corrected|fixed)\s
      (?:it|this|that|them)\s${by}(?:\sthis)?
    |now\s(?:it|this|that|we)\s(?:is|have|looks\slike(?:\sthis)?|use)
    |(?:it|this|that)\sis\snow|nachher|neue?[rs]?|jetzt|aktuelle?[rs]?|après|nouvelles?
    |nouveaux?|maintenant|después|nuev[oa]s?|ahora|dopo|(?:修改|更改|变更|调整)?(?:之后|以后|后)|现在|新|新的|変更後
    |現在
  `,
)
/** Nobody has it yet: what was before is. */
const planned = new RegExp(
  acrossLines`
    \b(?:
      propos\w*|plan(?!t)\w*|want\w*|would|should|suggest\w*|target|expected|desired|to be|idea|draft
      |next|maybe|not yet|soon|tomorrow|will|geplant|soll|künftig|zukünftig
    )\b
    |计划|拟|予定
  `,
  'i',
)
/** A line that one of these words begins, behind what sets it apart. */
const hint = new RegExp(
  acrossLines`
    ^[ \t>#*=_-]{0,8}(?:(?:the|our|die|der|das|la|le|les) )?(?:
      before|old|prev|former|orig|this|it|that|we|used|vorher|alt|bisher|früher|zuvor|avant
      |ancien|antes|antig|anter|prima|修改|更改|变更|调整|之前|以前|前|旧|原|変更|ancienne
    )[^\n]{0,110}$
  `,
  'im',
)

const marked = /^(?:#{1,6}\s|==|--|\*\*|__)/
const fence = /^[\s>]{0,8}(?:```|~~~)/

/** What a line names, where it is a label and no sentence. */
function labelIn(line: string): string | undefined {
  if (line.length > 120 || !mayBeHeading(line)) return undefined
  const text = line.replace(/^[\s>]{1,8}/, '').trim()
  if (!marked.test(text) && !/[:：](?:\*\*|__)?$/.test(text)) return undefined
  // Two headings of a word may be about anything.
  if (/^#{1,6}\s(?:before|after)$/i.test(text)) return undefined
  return text.replace(/^[#=*_\s-]+|[=*_:：\s#-]+$/g, '')
}

type Time = 'former' | 'present' | 'planned'

function timeOf(line: string): Time | undefined {
  const words = labelIn(line)
  if (words === undefined) return undefined
  if (former.test(words)) return 'former'
  if (!present.test(words)) return undefined
  return planned.test(words) ? 'planned' : 'present'
}

const depthOf = (line: string) => /^[\s>]*/.exec(line)?.[0].length ?? 0

/** Where what stands below a label ends: with its fence, its paragraph, or what is indented below it. */
function endOf(lines: readonly string[], from: number, times: readonly (Time | undefined)[]) {
  let first = from + 1
  while (first < lines.length && !/[^\s>]/.test(lines[first] ?? '')) first++
  const isFenced = fence.test(lines[first] ?? '')
  const depth = depthOf(lines[from] ?? '')
  const isBelow = depthOf(lines[first] ?? '') > depth
  for (let i = first; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (isFenced ? i > first && fence.test(line) : times[i] !== undefined) return i
    if (isFenced) continue
    const isBlank = !/[^\s>]/.test(line)
    if (isBelow ? !isBlank && depthOf(line) <= depth : isBlank) return i
  }
  return lines.length
}

/** What is shown as it was before a change, beside what it was changed to, has blanks in its place. */
export function formerIn(files: readonly SentFile[]) {
  const starts: { readonly file: string; readonly line: number }[] = []
  const hasTimes = files.some(({ text }) => hint.test(text)) && timeParts(files).length > 0
  const others = hasTimes
    ? files
    : files.map((file) => {
        if (!hint.test(file.text)) return file
        const lines = file.text.split('\n')
        const times = lines.map(timeOf)
        if (!times.includes('former') || !times.includes('present') || times.includes('planned'))
          return file
        const own = [...lines]
        for (const [i, time] of times.entries()) {
          if (time !== 'former') continue
          starts.push({ file: file.name, line: i + 1 })
          own.fill('', i, endOf(lines, i, times))
        }
        return { ...file, text: own.join('\n') }
      })
  return { files: others, starts }
}
