import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { isOfToday } from '../../prose/meant/past.ts'
import { matchesOf } from '../../text-of.ts'

/** What kubectl says of a ConfigMap that is not there. */
const absent =
  /^Error from server \(NotFound\): configmaps "(kubernetes-services-endpoint)" not found[ \t]*$/gm

/** The ConfigMap with the address of the API server is not in the namespace of the operator of Calico. */
export const calicoEndpointAbsentIn = (doc: Document): readonly Observation[] =>
  /\s(?:-n|--namespace)[ =]tigera-operator\b/.test(doc.command ?? '')
    ? matchesOf(doc, absent)
        .slice(0, 1)
        .map(({ raw, place }) => stated('calico.endpointAbsent', raw, raw, place))
        .filter((one) => isOfToday(doc, one))
    : []
