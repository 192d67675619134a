import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const kind = String.raw`(?:clusters?|environments?|systems?|setups?|sites?)`
/** “In cluster A”, “the staging cluster”, “in production”: of which cluster a sentence tells. */
const name = new RegExp(
  acrossLines`
    \b${kind}\s["'\x60]?([A-H]|\d{1,2}|one|two)["'\x60]?(?![\w.])
    |\b(
      staging|stage|production|prod|testing|test|dev|development|lab|first|second|linux|windows
      |linux-only|other
    )\s${kind}\b
    |(?:\bin\s|(?:^\s?|[,;]\s{0,2})(?:on\s)?(?=\w+\s(?:with|has|runs|is|uses|on|[(:])))
      (staging|stage(?!\s?\d)|production|prod|test|dev)\b(?!\s(?:mode|order))
  `,
  'gi',
)
const longest = 2_500
const windows = /\bwin(?:dows|\d)|\bserver 20(?:16|19|22|25)\b|\bWS ?20\d\d/i

/** “PROD (1.29, Calico) and TEST (1.31)”: clusters side by side, each with what it has. */
const beside = new RegExp(
  String.raw`\b(staging|stage|production|prod|testing|test|dev|development|qa|uat|lab)\b(?:\s${kind})?\s?[(:]\s?([^()\n]{3,160})\)?`,
  'gi',
)
/** “All runs in TEST”, “TEST is not affected”. */
const works = new RegExp(
  acrossLines`
    \b(?:
      works?|worked|runs?\s(?:fine|well)
      |(?:is|are|all|everything)\s(?:is\s)?(?:fine|ok|good|healthy)
      |not\s(?:affected|seen|happen\w*)
      |no\s(?:problems?|issues?|errors?)
      |läuft|laufen|funktioniert|geht\salles|keine?\s(?:probleme?|fehler)|fonctionne|marche
      |funciona
    )\b
  `,
  'i',
)
const fails =
  /\b(?:not\swork\w*|fail\w*|broken|nicht|keine\s(?!probleme?|fehler)\w+|ne\s\w+\spas|no\sfunciona|since|seit|depuis)\b|n['’]t\b/i

interface Told {
  readonly from: number
  readonly to: number
  readonly label: string
  readonly isOfWindows: boolean
  readonly isFine: boolean
}

const labelOf = (name = '') =>
  name
    .toLowerCase()
    .replace(/^prod$/, 'production')
    .replace(/^stage$/, 'staging')
    .replace(/^test$/, 'testing')
    .replace(/^dev$/, 'development')

/** Sentences of a text, by the cluster of which each tells; one that names none goes on with the last. */
function sentencesOf(text: string): readonly Told[] {
  let label = ''
  return [...text.matchAll(/(?:[^.;!?\n]|[.;!?](?=\S))+/g)].flatMap(({ index, 0: sentence }) => {
    const names = new Set(
      [...sentence.matchAll(name)].map((found) =>
        labelOf(found.slice(1).find((one) => one !== undefined)),
      ),
    )
    const [own] = names
    const sides = [...sentence.matchAll(beside)]
    if (new Set(sides.map(([, side]) => labelOf(side))).size > 1) {
      label = ''
      return sides.map(({ index: at, 0: whole, 1: side }) => ({
        from: index + at,
        to: index + at + whole.length,
        label: labelOf(side),
        isOfWindows: windows.test(whole),
        isFine: false,
      }))
    }
    if (names.size > 1) {
      label = ''
      return []
    }
    label = own ?? label
    return label === ''
      ? []
      : [
          {
            from: index,
            to: index + sentence.length,
            label,
            isOfWindows: windows.test(sentence),
            isFine: works.test(sentence) && !fails.test(sentence),
          },
        ]
  })
}

/**
 * What is told without what a short text says of another cluster than the one that has the Windows
 * nodes: where it tells of two by their names, and of one of them alone that it has such nodes, or
 * that something is wrong there.
 */
export function ofWindowsCluster(
  doc: Document,
  all: readonly Observation[],
): readonly Observation[] {
  if (doc.text.length > longest) return all
  const told = sentencesOf(doc.text)
  const labels = new Set(told.map(({ label }) => label))
  if (labels.size !== 2) return all
  const ofWindows = told.filter(({ isOfWindows }) => isOfWindows).map(({ label }) => label)
  const fine = new Set(told.filter(({ isFine }) => isFine).map(({ label }) => label))
  const [first, second] = new Set(ofWindows)
  // Of two with such nodes the one in trouble is meant.
  const own = new Set(second === undefined ? ofWindows : ofWindows.filter((one) => !fine.has(one)))
  if (first === undefined || own.size !== 1) return all
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
