import { inferred, verified } from '../fact.ts'
import type { CniDirectories } from './define.ts'
import type { CniProgram } from './on-node.ts'

/** What win-bridge and win-overlay of containernetworking/plugins have in common, also behind Flannel and OVN. */
export const referenceRelease = {
  newestRelease: verified('1.9.1', ['plugins-tags']),
  repository: 'containernetworking/plugins',
} as const

export const referenceProgram = {
  download: 'cni-plugins',
  release: 'cniRelease',
  unpack: 'tar',
  destination: '{bin}',
} as const satisfies CniProgram

/** First release whose win-overlay takes the HCN path that containerd needs. */
export const overlayOnContainerd = verified({ from: '1.2.0' }, [
  'plugins#725',
  'p-overlay111',
  'p-overlay#L252',
])

export const bridgeOnContainerd = verified({ from: '0.8.0' }, ['p-bridge080', 'p-netconf#L37'])

/** First release with Windows files. */
export const referenceReleases = verified({ from: '0.8.0' }, ['plugins-tags'])

export const referenceFile = {
  cniVersions: verified(
    [
      { from: '0.8.0', accepts: ['0.1.0', '0.2.0', '0.3.0'] },
      { from: '1.0.1', accepts: ['0.1.0', '0.2.0', '0.3.0', '0.3.1', '0.4.0', '1.0.0'] },
      { from: '1.6.0', accepts: ['0.1.0', '0.2.0', '0.3.0', '0.3.1', '0.4.0', '1.0.0', '1.1.0'] },
    ],
    ['p-bridge091#L229', 'p-bridge#L218-L224'],
  ),
  // Taken by every release, and what nearly all files in use say.
  cniVersion: verified('0.2.0', ['p-bridge091#L229', 'p-bridge#L218-L224']),
} as const

/** What pods in VXLAN need of the file that win-overlay reads. */
export const overlayTraffic = {
  exceptions: verified(
    ['clusterCIDR', 'serviceCIDR'],
    ['sdn-helper#L448-L482', 'swt-start#L24-L26', 'p-overlay#L130-L132'],
  ),
  excluded: inferred(['managementSubnet'], ['sdn-helper#L448-L482', 'swt-start#L24-L26']),
  hasExceptionList: true,
  routes: verified(['serviceCIDR'], ['sdn-helper#L448-L482']),
} as const

/** @internal for tests */
export type PolicyKey = 'policies' | 'HcnPolicyArgs'

/** Where the HCN policies of an `apiVersion` 2 file stand, by release. */
export const hcnPolicyKeys = verified(
  [
    { from: '0.8.0', key: 'HcnPolicyArgs' },
    { from: '1.0.0', key: 'policies' },
  ],
  ['p-netconf086#L36', 'plugins#1229', 'p-netconf#L85-L116'],
)

/** The file says which HNS interface the plugin calls: 2 is HCN, nothing is HNS v1. */
export const apiVersionField = verified('apiVersion', ['p-netconf#L37'])

/** Port mappings from the runtime reach the endpoint from these releases on (win-bridge only). */
export const portMappingReleases = {
  hns: verified({ from: '0.8.6' }, ['p-netconf086', 'p-netconf#L319']),
  hcn: verified({ from: '1.0.0' }, ['p-netconf100', 'p-netconf#L319']),
}

const dockerDirectories: CniDirectories = {
  conf: String.raw`{install}\cni\config`,
  bin: String.raw`{install}\cni`,
}
const containerdDirectories: CniDirectories = {
  conf: String.raw`C:\Program Files\containerd\cni\conf`,
  bin: String.raw`C:\Program Files\containerd\cni\bin`,
}

/** `--cni-conf-dir` and `--cni-bin-dir` of the guides; containerd has defaults of its own. */
export const commonDirectories = {
  docker: inferred(dockerDirectories, ['doc002', 'sdn-helper']),
  containerd: verified(containerdDirectories, ['containerd-cfg']),
}
