import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

/** The section of endpoints has the network of each in a third column. */
export const listedEndpoints = (doc: Document): readonly Observation[] =>
  /^Endpoints:[ \t]*$/im.test(doc.text)
    ? [
        ...matchesOf(doc, endpointRow).map(({ raw, place }) =>
          stated('endpoint.network', raw, raw, place),
        ),
        ...matchesOf(doc, hostEndpointRow).map(({ raw, place }) =>
          stated('endpoint.ofHost', raw, raw, place),
        ),
      ]
    : []

const endpointRow =
  /^[ \t]*\S{1,140}[ \t]{1,40}[\dA-F]{8}-[\dA-F-]{27}[ \t]{1,40}([A-Za-z][\w.-]{0,60})[ \t]*$/gim

/** Agents name their endpoint of the host after its network. */
const hostEndpointRow = /^[ \t]*([\w.]{1,40}_ep)[ \t]{1,40}[\dA-F]{8}-[\dA-F-]{27}\b/gim
