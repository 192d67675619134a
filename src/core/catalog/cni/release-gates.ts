import type { ReleaseRange } from '../../values/version.ts'
import { inferred, verified, type Fact } from '../fact.ts'
import type { WindowsRelease } from '../windows/index.ts'
import type { CniId } from './index.ts'
import { loopbackReleases } from './azure-parts.ts'
import type { IpamId } from './define.ts'
import { sdnOptionalFlags } from './sdn-plugins.ts'

/** What single releases of the plugins lack, read in their own code, and what they do with addresses. */

/** Releases of azure-vnet that know a way to manage addresses; older ones refuse or ignore it. */
export const azureIpamReleases = {
  'azure-cns': verified({ from: '1.1.8' }, ['a-netconf#L43-L51']),
  v4swift: verified({ from: '1.4.25' }, ['a-netconf#L77', 'a-netconf#L43-L51']),
  v4overlay: verified({ from: '1.4.25' }, ['a-netconf#L43-L51']),
  dualStackOverlay: verified({ from: '1.5.0' }, ['a-netconf#L43-L51']),
} as const satisfies Readonly<Record<string, Fact<ReleaseRange>>>

/** Plugins with dual-stack whose older releases have none. */
export const dualStackReleases: { readonly [Id in CniId]?: Fact<ReleaseRange> } = {
  sdnbridge: sdnOptionalFlags,
}

/** Plugins that manage addresses in ways which older releases do not know. */
export const ipamReleases: { readonly [Id in CniId]?: typeof azureIpamReleases } = {
  'azure-vnet': azureIpamReleases,
}

/** Releases of Calico with the field for pods that reach themselves through their Service. */
export const calicoLoopback = inferred({ from: '3.22.1' }, ['c-types#L140'], {
  note: 'the field is in 3.22.1 and not in 3.22.0',
})

/** Releases that let a pod reach itself through its Service under Direct Server Return. */
export const loopbackOf: { readonly [Id in CniId]?: Fact<ReleaseRange> } = {
  'azure-vnet': loopbackReleases,
  calico: calicoLoopback,
}

/** host-local begins with the second address of the pod subnet on L2Bridge, and what has it already. */
export interface SecondAddress {
  readonly holder: Fact<string>
  /** A file with two families names ranges, and their start. */
  readonly isMendedByDualStack: boolean
  /** Another way to manage addresses is at hand. */
  readonly instead?: IpamId
}

export const secondAddress: { readonly [Id in CniId]?: SecondAddress } = {
  sdnbridge: {
    holder: inferred('the endpoint of the node, l2bridge_ep', ['sdn#333', 'k8s#74836', 'w-cni'], {
      note: 'files with one subnet cannot move the start: the plugin knows no such field',
    }),
    isMendedByDualStack: true,
    instead: 'hns',
  },
  flannel: {
    holder: verified('the gateway of the pods', ['sdn#333', 'k8s#74836', 'f-win#L33-L56']),
    isMendedByDualStack: false,
  },
}

/** The newest Windows release that a plugin's project supports, where it states one. */
export const newestHosts: { readonly [Id in CniId]?: Fact<WindowsRelease> } = {
  // Its pages name no later one, and nobody of the project says that it does not work there.
  calico: inferred('ltsc2022', ['github projectcalico/calico/issues/11691'], {
    note: 'Windows Server 2019 and 2022',
  }),
}
