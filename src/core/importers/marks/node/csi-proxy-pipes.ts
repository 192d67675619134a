import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'

/** A pipe at the end of its line, as a listing has it; an error says that it opens one. */
const listed =
  /(?<!\b(?:open|opening|dial|dialing|endpoint) )["'`]?\\{2,4}\.\\{1,2}pipe\\{1,2}(csi-proxy-[a-z-]{2,40}-v\d\w{0,10})["'`,]?[ \t]*$/gm

/** The same in a list of names alone. */
const alone = /^[ \t]{0,8}(csi-proxy-[a-z-]{2,40}-v\d\w{0,10})[ \t]*$/gm

/** The pipes of csi-proxy that a node has, as listings and people tell them. */
export const csiProxyPipesIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'csi-proxy-')
    ? [listed, alone]
        .flatMap((form) => matchesOf(doc, form))
        .map(({ raw, place }) => stated('csiProxy.pipe', raw, raw, place))
    : []
