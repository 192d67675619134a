import type { Finding } from '../../../model/finding.ts'
import { grouped } from '../../../values/grouped.ts'
import { withPlacesOf } from './once.ts'

/** What says the same of several places is one finding with all of them, which one change mends. */
export const alikeTogether = (findings: readonly Finding[]): readonly Finding[] =>
  [...grouped(findings, said).values()].flatMap(([first, ...others]) =>
    first ? [others.reduce(withPlacesOf, first)] : [],
  )

/** All that a reader is told, but where. */
const said = (finding: Finding) =>
  JSON.stringify({
    ...finding,
    file: undefined,
    line: undefined,
    column: undefined,
    also: undefined,
    edits: undefined,
  })
