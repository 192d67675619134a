import type { Document } from '../../model/document.ts'
import { memoizeByObject } from '../../values/memoize.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Heads of two columns of which the first holds what is not, or not of the Windows nodes, and the second what is. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:works?|working|good|ok(?:ay)?|fine|last (?:known )?(?:good|working)|(?:not |un)affected|funktioniert|正常)\b/i,
    /^(?:broken|bad|fails?|failing|affected|not working|does ?n[o'’]t work|faulty|first (?:bad|broken)|defekt|kaputt|异常)/i,
  ],
  [
    /^(?:before|old|previous|former|from|alt|vorher|bisher|旧|变更前|変更前)(?![\w-])/i,
    /^(?:after|new|now|current|today|to|neu|nachher|jetzt|aktuell|heute|新|变更后|変更後)(?![\w-])/i,
  ],
  [
    new RegExp(
      acrossLines`
        ^(?:
          expected|required?|recommended|target|planned|minimum|should|supported|latest|wanted
          |desired|soll|gefordert|erwartet|geplant|要求|推奨|予定
        )(?![\w-])
      `,
      'i',
    ),
    /^(?:actual(?:ly)?|current|installed|found|observed|ours|in use|today|now|running|ist|aktuell|installiert|现状|現状|現在|实际)(?![\w-])/i,
  ],
  [/^linux\b/i, /^windows\b/i],
  [/^(?:lab|test|staging|dev)\b/i, /^prod/i],
]

const row = /^[ \t]*\|?[^|\n]{1,200}\|[^|\n]{0,200}\|?/
const cellsOf = (line: string) => line.split('|')
const headOf = (cell: string) => cell.replaceAll(/[*_`\s]+/g, ' ').trim()

/** The columns of a table that tell nothing of what there is, by its head. */
function otherColumns(head: string): readonly number[] {
  const cells = cellsOf(head).map(headOf)
  return pairs.flatMap(([other, own]) =>
    cells.some((cell) => own.test(cell))
      ? cells.flatMap((cell, i) => (other.test(cell) && !own.test(cell) ? [i] : []))
      : [],
  )
}

/** A row without some of its cells; all else keeps its place. */
const withoutCells = (line: string, columns: readonly number[]): string =>
  cellsOf(line)
    .map((cell, i) => {
      const text = i > 0 ? `|${cell}` : cell
      return columns.includes(i) ? ' '.repeat(text.length) : text
    })
    .join('')

/** A text without the columns of its tables that compare what there is with what was, should be, or works. */
export const withoutOtherColumns = memoizeByObject((doc: Document): Document => {
  if (!/^[^|\n]*\|[^|\n]*\|/m.test(doc.text)) return doc
  let columns: readonly number[] = []
  let isInside = false
  const lines = doc.text.split('\n').map((line) => {
    if (!row.test(line)) {
      isInside = false
      columns = []
      return line
    }
    if (!isInside) {
      isInside = true
      columns = otherColumns(line)
      return line
    }
    return columns.length > 0 ? withoutCells(line, columns) : line
  })
  return { ...doc, text: lines.join('\n') }
})
