import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

/** A property of Win32_ComputerSystem, as a list shows it. */
const property = /^[ \t]*PartOfDomain[ \t]{0,20}:[ \t]{0,4}(True|False)[ \t]*$/gim

/** Whether the node is in a domain. */
export const domainMembershipIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'PartOfDomain')
    ? matchesOf(doc, property)
        .slice(0, 1)
        .map(({ raw, place }) => stated('host.inDomain', raw.toLowerCase() === 'true', raw, place))
    : []
