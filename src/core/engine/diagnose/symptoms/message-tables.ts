import { acrossLines } from '../../../values/across-lines.ts'

/** “| Message | Meaning | What to do |”: a list of what messages mean. */
const head = new RegExp(
  acrossLines`
    ^[ \t>]{0,4}\|(?=
      [^\n]{0,200}\b(?:messages?|errors?|symptoms?|events?|log (?:line|entry)|Meldung|Fehler)\b
    )(?=
      [^\n]{0,200}\b(?:
        meaning|means|causes?|reasons?|why|what to do|actions?|fix(?:es)?|remed(?:y|ies)
        |solutions?|resolutions?|workarounds?|Bedeutung|Ursache|Lösung|Maßnahme
      )\b
    )
  `,
  'i',
)
const row = /^[ \t>]{0,4}\|/
const rule = /^[ \t>]{0,4}\|[\s|:-]{3,}$/
/** A table of what happened says where and when. */
const places = new RegExp(
  acrossLines`
    \|\s*(?:
      nodes?|hosts?|servers?|machines?|pools?|clusters?|when|date|time|since|status|state|steps?
      |environments?|who|owner|Knoten|Datum|Wann
    )\s*(?=\|)
  `,
  'i',
)
const ofHere =
  /\bplease\b|\b(?:we|our)\b|\|\s*(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d\d)\b/i

/** A list has more than what somebody asks about. */
const fewest = 2

/** The lines of tables that tell what messages mean, and not that one came. */
export function messageTables(lines: readonly string[]): readonly number[] {
  const found: number[] = []
  for (let i = 0; i < lines.length; i++) {
    const first = (lines[i] ?? '').slice(0, 400)
    if (!head.test(first) || places.test(first) || !rule.test(lines[i + 1] ?? '')) continue
    const rows: number[] = []
    let at = i + 2
    for (; row.test(lines[at] ?? ''); at++) rows.push(at)
    if (rows.length >= fewest && !rows.some((one) => ofHere.test(lines[one] ?? '')))
      found.push(...rows)
    i = at
  }
  return found
}
