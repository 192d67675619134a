import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

/** Flags on which a program stopped: `unknown flag: --network-plugin`. */
export const refusedFlagsIn = (doc: Document): readonly Observation[] =>
  doc.text.includes('unknown flag')
    ? matchesOf(doc, /unknown flag:\s{1,5}--([A-Za-z][\w-]{1,80})/g).map(({ raw, place }) =>
        stated('refusedFlag', raw, raw, place),
      )
    : []
