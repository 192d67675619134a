import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'

const kind = String.raw`(?:clusters?|environments?|systems?|setups?|sites?)`
/** “In cluster A”, “the staging cluster”, “in production”: of which cluster a sentence tells. */
const name = new RegExp(
  String.raw`\b${kind}\s["'\x60]?([A-H]|\d{1,2}|one|two)["'\x60]?(?![\w.])|\b(staging|stage|production|prod|testing|test|dev|development|lab|first|second|linux|windows|linux-only|other)\s${kind}\b|(?:\bin\s|(?:^\s?|[,;]\s{0,2})(?:on\s)?(?=\w+\s(?:with|has|runs|is|uses|on|[(:])))(staging|production|prod|test|dev)\b(?!\s(?:mode|order))`,
  'gi',
)
const longest = 2_500
const windows = /\bwin(?:dows|\d)|\bserver 20(?:16|19|22|25)\b|\bWS ?20\d\d/i

interface Told {
  readonly from: number
  readonly to: number
  readonly label: string
  readonly isOfWindows: boolean
}

/** Sentences of a text, by the cluster of which each tells; one that names none goes on with the last. */
function sentencesOf(text: string): readonly Told[] {
  let label = ''
  return [...text.matchAll(/(?:[^.;!?\n]|[.;!?](?=\S))+/g)].flatMap(({ index, 0: sentence }) => {
    const names = new Set(
      [...sentence.matchAll(name)].map((found) =>
        (found.slice(1).find((one) => one !== undefined) ?? '')
          .toLowerCase()
          .replace(/^prod$/, 'production'),
      ),
    )
    const [own] = names
    if (names.size > 1) {
      label = ''
      return []
    }
    label = own ?? label
    return label === ''
      ? []
      : [{ from: index, to: index + sentence.length, label, isOfWindows: windows.test(sentence) }]
  })
}

/**
 * What is told without what a short text says of another cluster than the one that has the Windows
 * nodes: where it tells of two by their names, and of one of them alone that it has such nodes.
 */
export function ofWindowsCluster(
  doc: Document,
  all: readonly Observation[],
): readonly Observation[] {
  if (doc.text.length > longest) return all
  const told = sentencesOf(doc.text)
  const labels = new Set(told.map(({ label }) => label))
  if (labels.size !== 2) return all
  const own = new Set(told.filter(({ isOfWindows }) => isOfWindows).map(({ label }) => label))
  if (own.size !== 1) return all
  const others = told.filter(({ label }) => !own.has(label))
  const spans = others.map(({ from, to }) => [doc.placeAt(from), doc.placeAt(to)] as const)
  return all.filter(
    ({ line, column }) =>
      !spans.some(
        ([from, to]) =>
          (line > from.line || (line === from.line && column >= from.column)) &&
          (line < to.line || (line === to.line && column <= to.column)),
      ),
  )
}
