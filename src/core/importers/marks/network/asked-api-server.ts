import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

/** What a component asks for at the port of the API server, whatever came of it; an agent of RKE2 asks itself. */
const asked =
  /\b(?:Get|Post|Put|Patch) \\{0,2}"https:\/\/(?!127\.)(\d{1,3}(?:\.\d{1,3}){3}):6443\/apis?\//g

export const askedApiServerIn = (doc: Document): readonly Observation[] =>
  mentions(doc, ':6443/api')
    ? matchesOf(doc, asked)
        .slice(-1)
        .map(({ raw, place }) => stated('asked.apiServer', raw, raw, place))
    : []
