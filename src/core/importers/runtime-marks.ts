import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { decided } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

/** What the daemon of Docker answers to a kubelet, inside an error of CRI. */
const answer =
  /(?:rpc error: code = \w{1,20} desc = [^\n]{0,400}?|\bfailed to start container "[^"\n]{1,200}": )(Error response from daemon): (?=hcs|container |CreateComputeSystem )/g

/** The runtime that an error of the kubelet tells of, whatever the text is. */
export const runtimesIn = (doc: Document): readonly Observation[] =>
  doc.text.includes('Error response from daemon')
    ? matchesOf(doc, answer)
        .slice(0, 1)
        .map(({ raw, place }) =>
          decided('containerRuntime', 'docker', raw, place, { inferred: true }),
        )
    : []
