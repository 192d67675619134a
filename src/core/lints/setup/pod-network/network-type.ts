import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { ownValue } from '../../../values/own.ts'
import type { EndpointPlugin } from '../../cni/file.ts'

/** Types that pods get networks of; what HNS makes of others is a fault of its own. */
const known: ReadonlySet<string> = new Set(['l2bridge', 'l2tunnel', 'overlay'])

/** What a plugin takes, where a network has another type. */
export function typeFault({ type: plugin }: EndpointPlugin, type: string): string | undefined {
  const taken: readonly string[] | undefined = ownValue(cniEndpoints.networkOfPlugin.value, plugin)
  if (!taken || !known.has(type) || taken.includes(type)) return undefined
  return `takes networks of type ${taken.join(' or ')}`
}

export const otherPlugin =
  'Write win-overlay for an overlay (VXLAN), win-bridge for l2bridge (host-gw), or change the backend of the network agent.'
