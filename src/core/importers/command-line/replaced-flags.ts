import { acrossLines } from '../../values/across-lines.ts'

const flag = String.raw`--([a-z][\w-]{1,60})(?:[= ][^\s"'\x60]{1,200})?`
const behind = acrossLines`
  ["'\x60]?,?\s{1,3}(?:(?:was|is|has been|got)\s)?(?:
    replaced\s(?:by|with)|changed\s(?:to|into)|switched\sto|(?:and\s)?(?:is\s)?now|became|to
    |[-=]>|→|durch|ersetzt durch|zu
  )\s{1,3}["'\x60]?(?=--
`
/** “--a=x replaced by --a=y”, “from --a=x to --a=y”, “--a=x -> --a=y” */
const before = new RegExp(String.raw`${flag}(?=${behind}\1(?:[= ]|$)))`, 'g')
/** “--a=x -> y” */
const value = new RegExp(
  String.raw`${flag}(?=["'\x60]?\s{1,3}(?:[-=]>|→)\s{1,3}["'\x60]?(?!-)[\w"'/.:])`,
  'g',
)
/** “--a=y instead of --a=x” */
const instead = new RegExp(
  acrossLines`
    (?<=
      --([a-z][\w-]{1,60})(?:[= ][^\s"'\x60]{1,200})?["'\x60]?,?\s{1,3}
      (?:instead of|rather than|in place of|statt|anstelle von)\s{1,3}["'\x60]?
    )--\1(?:[= ][^\s"'\x60]{1,200})?
  `,
  'g',
)

/** The flags of a sentence without those in whose place it says that others stand now; each keeps its place. */
export const withoutReplaced = (text: string): string =>
  [before, value, instead].reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    text,
  )
