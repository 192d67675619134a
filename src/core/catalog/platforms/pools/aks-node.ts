import { inferred, verified } from '../../fact.ts'

/** What the start script on a Windows node of AKS and aks-engine gives to kube-proxy, whatever its file lists. */
export const aksProxyStart = verified(
  [
    ['proxy-mode', 'kernelspace'],
    ['hostname-override', '$env:computername'],
    ['kubeconfig', String.raw`c:\k\config`],
  ] as const,
  [
    'github Azure/AgentBaker/blob/06836ee2301e362039418c3a7ed0fe6004a641fd/staging/cse/windows/provisioningscripts/kubeproxystart.ps1',
    'github Azure/aks-engine/blob/f634f52ff4f6295876b2d5391fc3af1f5bb3ad3e/staging/provisioning/windows/kubeproxystart.ps1',
  ],
)

/** What each node of Azure CNI Overlay takes of the range of pods. */
export const overlayNode = verified(24, ['aks-docs concepts-network-azure-cni-overlay.md#L69'])

/** From which build on Windows nodes have no wrong SNAT of packets from host network pods after a move to Azure CNI Overlay. */
export const overlayUpdate = verified({ release: 'ltsc2022', revision: 1668 } as const, [
  'aks-docs update-azure-cni.md#L58',
])

/** What Azure keeps of each subnet, and what a node takes of it with Azure CNI that is no overlay: one address beside those of its pods. */
export const subnetRoom = inferred(
  { kept: 5, beside: 1, defaultPods: 30 } as const,
  ['github Azure/AKS/issues/3653', 'supportarticles-insufficientsubnetsize'],
  { note: 'a /24 has 251 addresses there; 30 pods are the default of az, Terraform and templates' },
)
