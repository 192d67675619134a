import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { saidIn } from './said.ts'

/** The former network of OpenShift; where the present one is named too, somebody moved to it. */
export const openshiftNetworkIn = (doc: Document): readonly Observation[] =>
  /\bOVN/i.test(doc.text)
    ? []
    : saidIn(doc, /\b(OpenShift ?SDN)\b/gi)
        .slice(0, 1)
        .map(({ raw, place }) =>
          stated('openshift.networkType', 'OpenShiftSDN', raw, place, { weight: 'statement' }),
        )
