import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

/** At the start of a line, where it is a command and not asked or advised in a sentence. */
const set =
  /^[ \t]*(?:Get-VM\b[^\n|]{0,80}\|[ \t]*)?(Set-VMNetworkAdapter\b[^\n]{0,200}?-MacAddressSpoofing[ \t:]{1,3}["']?On\b[^\n]{0,200})/gim
const named = /-VMName[ \t:]{1,3}["']?([\w.-]{1,60})(?![*\w])/i

/** Adapters of virtual machines that somebody lets send from other addresses, and those of the hypervisor itself. */
export function vmAdaptersIn(doc: Document): readonly Observation[] {
  const { command = '' } = doc
  const typed = [...command.matchAll(set)].map(({ 1: raw = '' }) => ({
    raw,
    place: doc.placeAt(0),
  }))
  const written = mentions(doc, 'Set-VMNetworkAdapter') ? matchesOf(doc, set) : []
  return [
    ...[...typed, ...written].map(({ raw, place }) =>
      stated('vm.macSpoofingSet', named.exec(raw)?.[1]?.toLowerCase() ?? 'all', raw, place),
    ),
    ...(/\bGet-VMNetworkAdapter\b[^\n|]{0,80}-ManagementOS\b/i.test(command)
      ? [stated('vm.isHost', 'true', '-ManagementOS', doc.placeAt(0))]
      : []),
  ]
}
