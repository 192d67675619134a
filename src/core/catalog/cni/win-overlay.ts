import { inferred, unknown, verified } from '../fact.ts'
import { defineCni, type VxlanLimits } from './define.ts'
import {
  commonDirectories,
  overlayOnContainerd,
  overlayTraffic,
  referenceFile,
  referenceProgram,
  referenceRelease,
  referenceReleases,
} from './reference-plugins.ts'

/** What HNS takes, whoever creates the network. */
export const hnsVxlan: VxlanLimits = {
  port: verified(4789, ['hcs-globals#L64-L65', 'ms-problems#L168-L170']),
  otherPorts: verified(true, ['hcs-globals#L64-L65']),
  minVni: verified(4096, ['flannel#L109-L111', 'c-dp#L312-L314']),
}

/** HNS could take another port, but nobody shows it with a network that a script makes. */
export const scriptedVxlan: VxlanLimits = {
  ...hnsVxlan,
  otherPorts: inferred(false, ['wmco-pre#L60-L66', 'hcs-globals#L64-L65'], {
    note: 'shown with the hybrid overlay of OVN-Kubernetes alone',
  }),
}

export const winOverlay = defineCni({
  id: 'win-overlay',
  name: 'win-overlay',
  sentence:
    'The reference plugin for Overlay: pods in VXLAN; something else must create and maintain the network.',
  modes: [
    {
      id: 'overlay',
      binary: 'win-overlay',
      support: verified('supported', ['web-net-b', 'p-overlay']),
      releases: referenceReleases,
      runtimeReleases: { containerd: overlayOnContainerd },
      ipam: verified(['host-local'], ['p-overlay']),
      unclearIpam: {
        containerd: unknown(['hns'], ['p-overlay'], {
          note: 'without an address plugin the endpoint is asked for with an empty address',
        }),
      },
      hnsNetworkName: inferred('vxlan0', ['sdn-helper#L176-L202'], { note: 'free choice' }),
      hnsNetworkBy: verified('script', ['p-overlay#L104-L116']),
      vxlan: scriptedVxlan,
      ...overlayTraffic,
      dualStack: verified(false, ['web-dual', 'p-overlay']),
    },
  ],
  otherModes: verified('refused', ['p-overlay#L104-L116']),
  runtimes: verified(['docker', 'mirantis', 'containerd'], ['p-overlay', 'p-overlay111']),
  ...referenceRelease,
  binaries: ['win-overlay.exe', 'host-local.exe'],
  networkPolicy: verified(false, ['p-overlay', 'p-netconf']),
  ports: verified(
    [
      {
        protocol: 'UDP',
        port: 'vxlanPort',
        peer: 'all nodes',
        purpose: 'VXLAN between the nodes',
      },
    ],
    ['ms-problems#L168-L170'],
  ),
  file: {
    format: 'reference',
    name: inferred('cni.conf', ['wmco', 'sdn-helper'], { note: 'free choice' }),
    directories: commonDirectories,
    ...referenceFile,
  },
  programs: [referenceProgram],
})
