import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { tellsApart, tellsFine, tellsTrouble } from './cluster-outcomes.ts'
import { clusterNamed, clusterNames } from './cluster-words.ts'
import { called, namesIn, placed, row } from './given-names.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Nobody writes more of what is no trouble. */
const longest = 20_000
/** Clauses that go each their own way: “the test cluster works, but production does not”. */
const clause = new RegExp(
  acrossLines`
    (?:
      [^.;!?。；！？，,\n]|[.;!?,](?=\S)
      |[,，](?!
        \s?(?:but|whereas|while|aber|während|mais|alors\sque|tandis|pero|mientras|mas|ma|但|不过|而)
        (?!\p{L})
      )
    )+
  `,
  'giu',
)
const turns =
  /^[\s,，]{0,3}(?:but|whereas|while|aber|während|mais|alors\sque|tandis|pero|mientras|mas|ma|但|不过|而)(?!\p{L})/iu
/** What goes on with the cluster of the sentence before. */
const goesOn = new RegExp(
  acrossLines`
    ^\s{0,3}(?:(?:and|und|et|y|e)\s)?(?:
      please|bitte|it|they|there|that\sone|its|their|es|er|sie|dort|deren|dessen|il|elle|ils
      |elles|là-bas|allí|ese|ahí|lì|lá|そちら|そこ|那边|那里|它
    )(?!\p{L})
  `,
  'iu',
)
const ofUs =
  /(?<!\p{L})(?:we|our|I|wir|unser\p{L}{0,2}|ich|nous|notre|nuestr\p{L}{1,2}|tenemos)(?!\p{L})/iu
/** “… we do not see it there”: there is where the clause before tells of. */
const endsThere = /(?<!\p{L})(?:there|dort|là-bas|allí|lì|lá)\s?$/iu
const item = /^[ \t]*(?:[-*•・]|\d{1,2}[.)])[ \t]/

const ofCustomer = new RegExp(
  acrossLines`
    \b(?:
      also|additionally|separately|besides|by the way|p\.?s|außerdem|übrigens|ailleurs|además
      |another
    )\b[^\n]{0,40}(?:customer|kunde|client)
  `,
  'i',
)

interface Group {
  readonly name: string
  readonly spans: (readonly [number, number])[]
  readonly text: string
}

/** Sentences by the cluster that they tell of; one that names none goes on with nothing. */
function groupsOf(text: string): readonly Group[] {
  const groups: Group[] = []
  const names = namesIn(text)
  let isOpen = false
  let isList = false
  for (const { index, 0: words } of text.matchAll(clause)) {
    const isItem = isList && item.test(words)
    const last = groups.at(-1)
    const isNext =
      (goesOn.test(words) && !ofUs.test(words)) ||
      turns.test(words) ||
      endsThere.test(words) ||
      isItem
    const own = names.findIndex((one) => one.test(words))
    const name = own < 0 ? clusterNamed(words) : `name ${own}`
    if (last && isOpen && isNext && (isItem || name === undefined)) {
      groups[groups.length - 1] = {
        name: last.name,
        spans: [...last.spans, [index, index + words.length]],
        text: `${last.text}. ${words}`,
      }
    } else if (words.trim() !== '') {
      isOpen = name !== undefined
      if (name !== undefined)
        groups.push({ name, spans: [[index, index + words.length]], text: words })
    }
    if (!isItem) isList = isOpen && /:\s*$/.test(words)
  }
  return byName(groups)
}

/** What is told of one cluster here and there. */
function byName(groups: readonly Group[]): readonly Group[] {
  const known = new Map<string, Group>()
  for (const one of groups) {
    const last = known.get(one.name)
    known.set(one.name, {
      name: one.name,
      spans: [...(last?.spans ?? []), ...one.spans],
      text: last ? `${last.text}. ${one.text}` : one.text,
    })
  }
  return [...known.values()]
}

/** “Also: customer B (…) asked whether …”, of whom nothing is told before. */
const besides = new RegExp(
  acrossLines`
    ^[\s>*-]{0,6}(?:
      also|additionally|separately|besides|by\sthe\sway|p\.?s\.?|außerdem|übrigens|par\sailleurs
      |además
    )[\s:,]{1,3}(?:(?:we|I|have|had|there|is|our|the)\s){0,3}?(?:customer|kunde|client|cliente)
      \s(\p{L}[\p{L}\d-]{0,20})(?![\p{L}\d-])
    |^[\s>*-]{0,6}(?:(?:also|and)[\s:,]{1,3})?another\scustomer(?!\p{L})
  `,
  'iu',
)

function isOfCustomerBeside({ text, spans }: Group, all: string): boolean {
  const found = besides.exec(text)
  const start = spans[0]?.[0] ?? 0
  return found !== null && (found[1] === undefined || all.indexOf(` ${found[1]}`) >= start)
}

/** Whether nothing is wrong with what is told; where others could be meant, it must say so. */
function isFine(text: string, isBeside: boolean): boolean {
  const rest = text.replaceAll(tellsApart, ' ').replaceAll(tellsFine, ' ')
  if (rest === text || tellsTrouble.test(rest)) return false
  return isBeside || text.replaceAll(tellsApart, ' ') !== text
}

const spansOf = memoizeByObject((doc: Document): readonly (readonly [Place, Place])[] => {
  const { text } = doc
  if (
    text.length > longest ||
    ![...clusterNames, called, row, placed].some((one) => matches(doc, one))
  )
    return []
  if (![tellsApart, tellsFine, ofCustomer].some((one) => matches(doc, one))) return []
  const groups = groupsOf(text)
  return groups
    .filter(
      (one) =>
        isOfCustomerBeside(one, text) ||
        isFine(
          one.text,
          groups.some(({ name }) => name !== one.name),
        ),
    )
    .flatMap(({ spans }) =>
      spans.map(([from, to]) => [doc.placeAt(from), doc.placeAt(to)] as const),
    )
})

/** Whether a sentence tells of another cluster, where all is well, or which is out of the question. */
export const isAside = (doc: Document, { line, column }: Place): boolean =>
  spansOf(doc).some(
    ([from, to]) =>
      (line > from.line || (line === from.line && column >= from.column)) &&
      (line < to.line || (line === to.line && column <= to.column)),
  )
