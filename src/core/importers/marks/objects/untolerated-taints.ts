import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'

const told = /\bnode\(s\) had (?:untolerated )?taints? \{([\w./-]{1,120}: ?[\w.-]{0,63})\}/g

/** The taints that kept a pod off, as the scheduler prints them: `{os: windows}`, without their effect. */
export const untoleratedTaintsIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, told).map(({ raw, place }) =>
    stated('scheduler.untoleratedTaint', raw.replace(/: ?/, '='), raw, place),
  )
