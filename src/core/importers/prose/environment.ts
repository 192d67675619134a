import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { variableAt } from '../command-line/variables.ts'
import { matchesOf } from '../text-of.ts'

/** Variables of an environment as `set`, `env` and people print them, one a line. */
export const environmentIn = (doc: Document): readonly Observation[] =>
  matchesOf(
    doc,
    /^[ \t]{0,8}(?:[-*] )?([A-Z][A-Z0-9]{1,20}(?:_[A-Z0-9]{1,20}){1,4})[ \t]?[=:][ \t]?["']?([\w.:/,*-]{1,100})["']?[ \t]*$/gm,
  ).flatMap(({ groups: [name = '', value = ''], placeOf }) => variableAt(name, value, placeOf(1)))
