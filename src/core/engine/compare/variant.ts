import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin, NetworkModeId, PlatformId } from '../../catalog/cni/define.ts'
import type { CniId } from '../../catalog/cni/index.ts'
import { initialChoices } from '../../model/presets/define.ts'
import type { Choices } from '../../model/scenario.ts'
import { keysOf } from '../../values/keys.ts'

/** A plugin in a mode, as an architect names it. */
export interface NetworkDesign {
  readonly mode: NetworkModeId
  readonly cni: CniId
  /** `Flannel host-gw, L2Bridge`. */
  readonly name: string
}

/** Every plugin in every mode that it supports. */
export const networkDesigns: readonly NetworkDesign[] = keysOf(catalog.cni).flatMap((cni) => {
  const plugin: CniPlugin = catalog.cni[cni]
  return plugin.modes
    .filter(({ support }) => support.value === 'supported')
    .map(({ id: mode, backend }): NetworkDesign => {
      const product = [plugin.name, backend === 'vxlan' ? 'VXLAN' : backend].filter(Boolean)
      return { mode, cni, name: `${product.join(' ')}, ${catalog.modes[mode].name}` }
    })
})

/**
 * The choices with another network and all else as it is; what belongs to the old network is left to
 * the app, and a plugin made for certain platforms brings the first of them.
 */
export function withNetwork(choices: Choices, networkMode: NetworkModeId, cni: CniId): Choices {
  const { platforms, nodesBy }: CniPlugin = catalog.cni[cni]
  const isAtHome = platforms === undefined || platforms.value.includes(choices.platform)
  const platform: PlatformId = isAtHome
    ? choices.platform
    : (platforms.value[0] ?? choices.platform)
  const isSame = choices.networkMode === networkMode && choices.cni === cni
  if (isSame) return choices
  const { ipam, cniRelease, hnsNetworkName, sourceVip, nodeAgents } = initialChoices
  return {
    ...choices,
    networkMode,
    cni,
    platform: nodesBy === undefined ? platform : choices.platform,
    ipam,
    cniRelease,
    hnsNetworkName,
    sourceVip,
    nodeAgents,
  }
}
