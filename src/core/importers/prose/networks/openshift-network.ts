import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { leadsToOther } from '../../../text/sections/led-to.ts'
import { offsetIn, type Match } from '../../text-of.ts'
import { saidIn } from '../meant/said.ts'

/** The former network of OpenShift; where the present one is named too, somebody moved to it. */
export const openshiftNetworkIn = (doc: Document): readonly Observation[] =>
  /\bOVN/i.test(doc.text)
    ? []
    : saidIn(doc, /\b(OpenShift ?SDN)\b/gi)
        .filter((found) => !isFormerType(doc, found))
        .slice(0, 1)
        .map(({ raw, place }) =>
          stated('openshift.networkType', 'OpenShiftSDN', raw, place, { weight: 'statement' }),
        )

/** “Old values:”, and a piece of the object that had it. */
function isFormerType(doc: Document, { place }: Match): boolean {
  const before = doc.text.slice(0, offsetIn(doc, place))
  const [, lead = ''] =
    /([^\n]{0,120})\n{1,2}(?:[ \t\w-]{1,60}:[ \t]*\n){1,4}[ \t]*(?:networkT|t)ype:[ \t"']*$/.exec(
      before.slice(-500),
    ) ?? []
  return lead !== '' && leadsToOther(lead)
}
