import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'
import { otherPlugin } from '../pod-network/network-type.ts'

export const pluginToldNetwork = defineLint({
  id: 'plugin-told-network',
  on: 'setup',
  summary: 'The plugin that somebody names fits the network that he names beside it',
  remediation: otherPlugin,
  decisions: [],

  check({ observations }) {
    const plugins = named(observations, 'cni.endpointPlugin')
    const modes = deciding(observations, 'networkMode')
    const [plugin] = plugins
    const [mode] = modes
    // Who names two of them speaks of another node, or of what he tried.
    if (!plugin || !mode || new Set(plugins.map(({ value }) => value)).size > 1) return []
    if (new Set(modes.map(({ value }) => value)).size > 1) return []
    const taken: readonly string[] | undefined = ownValue(
      cniEndpoints.networkToldOfPlugin.value,
      String(plugin.value),
    )
    if (!taken || taken.includes(String(mode.value))) return []
    if (mode.value !== 'l2bridge' && mode.value !== 'overlay') return []
    return [
      {
        path: [],
        place: placeOf(plugin),
        also: [placeOf(mode)],
        basis: 'fails' as const,
        message: `${String(plugin.value)} is for networks of type ${taken.join(' or ')}; ${mode.raw} makes ${mode.value === 'overlay' ? 'an overlay' : 'an l2bridge'} network, so pods do not reach other nodes.`,
        facts: [cniEndpoints.networkToldOfPlugin],
      },
    ]
  },
})
