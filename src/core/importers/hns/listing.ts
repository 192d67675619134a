import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { placeOfCommand } from '../objects/with-command.ts'

/** A command that lists all networks, whatever it shows of them. */
export function listingOf(doc: Document): readonly Observation[] {
  const { command = '' } = doc
  const isAll = listing.test(command) && !picked.test(command)
  return isAll ? [stated('hns.network.listing', 'all', command.trim(), placeOfCommand(doc))] : []
}

const listing =
  /^\s{0,8}(?:hnsdiag(?:\.exe)?\s{1,4}list\s{1,4}(?:networks|all)\b|Get-HnsNetwork\b(?!\s{1,4}-))/i
/** Who picks some does not see what is missing. */
const picked = /\|\s{0,4}(?:\?|where|findstr|sls|select-string)|\s-(?:first|last|id)\b/i
