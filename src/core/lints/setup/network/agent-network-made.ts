import { catalog } from '../../../catalog/catalog.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'
import { faultAt } from '../../fault-at.ts'

export const agentNetworkMade = defineLint({
  id: 'agent-network-made',
  on: 'setup',
  summary: 'HNS has the network that the agent of the plugin makes when it starts',
  remediation:
    'Read the log of the agent on this node, and restart it: it makes the network anew. Where it stops, its last error says why.',
  decisions: [],

  check({ observations }) {
    const listings = named(observations, 'hns.network.listing')
    const names = named(observations, 'hns.network.name')
    const types = named(observations, 'hns.network.type')
    const [first] = names
    // A second listing may be that of a good node, or of the time after.
    if (listings.length !== 1 || !first || first.file !== listings[0]?.file) return []
    if (names.some(({ value }) => !ofWindows.test(String(value)))) return []
    if (types.some(({ value }) => ofPods.test(String(value)))) return []
    const [plugin, ...others] = new Set(deciding(observations, 'cni').map(({ value }) => value))
    const own = others.length === 0 ? ownValue(catalog.cni, String(plugin)) : undefined
    const by = own?.modes.map(({ hnsNetworkBy }) => hnsNetworkBy) ?? []
    const [fact] = by
    if (!own || !fact || by.some(({ value }) => value !== 'agent')) return []
    return [
      faultAt(
        placeOf(first),
        'unsupported',
        `HNS lists ${names.map(({ raw }) => raw).join(', ')} and no network of ${own.name}: its agent has not made that of the pods, or it is lost, so that new pods get no network.`,
        fact,
        { also: deciding(observations, 'cni').slice(0, 1).map(placeOf) },
      ),
    ]
  },
})

/** What Windows and runtimes make for themselves. */
const ofWindows = /^(?:nat|default switch|wsl(?: \(.{1,40}\))?|ics\w{0,40}|docker\w{0,20})$/i
const ofPods = /^(?:overlay|l2bridge|l2tunnel|transparent)$/i
