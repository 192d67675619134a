import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

/** `Move-Item … -DestinationPath …`, which other cmdlets than these have. */
const call =
  /(?:^|[;{|])[ \t]{0,80}((?:Move|Copy)-Item)[ \t][^\n;|}]{0,400}?(-DestinationPath)\b/gim

/** Parameters of cmdlets that copy and move, which these do not have. */
export const itemParametersIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, call).map(({ groups: [, parameter = ''], raw, placeOf }) =>
    stated('script.unknownParameter', parameter, raw, placeOf(1)),
  )
