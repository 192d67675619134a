import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

/** Flags on which a program stopped: `unknown flag: --network-plugin`. */
export const refusedFlagsIn = (doc: Document): readonly Observation[] =>
  doc.text.includes('unknown flag')
    ? matchesOf(
        doc,
        /(?:(failed to parse kubelet flag): )?unknown flag:\s{1,5}--([A-Za-z][\w-]{1,80})/g,
      ).map(({ groups: [kubelet, raw = ''], placeOf }) =>
        stated(
          'refusedFlag',
          raw,
          raw,
          placeOf(1),
          kubelet === undefined ? {} : { subject: 'kubelet' },
        ),
      )
    : []
