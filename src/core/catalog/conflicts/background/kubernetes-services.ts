import type { Conflict } from '../define.ts'

export const kubernetesServicesBackground: readonly Conflict[] = [
  {
    id: 'overlay-maturity',
    topic: 'Whether overlay networking is alpha or beta',
    positions: [
      { says: 'The 1.20 page calls it alpha, in its table and in its list.', sources: ['doc004'] },
      {
        says: 'The feature gate is beta and on from 1.20.',
        sources: ['rn-1.20#L232', 'gate-WinOverlay', 'k8s-feat120#L820-L821'],
      },
      {
        says: 'The list of CNI plugins on the networking page prints “Beta” for the overlay of Flannel, years later.',
        sources: ['web-net-a', 'web-net-b'],
      },
    ],
    decision:
      'The state follows the feature gate of the chosen version: alpha until 1.19, beta from 1.20. The word in the lists of the pages was not kept up to date.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'dsr-first-version',
    topic: 'The first Kubernetes version with direct server return',
    positions: [
      { says: 'The 1.20 page says 1.15.', sources: ['doc004'] },
      { says: 'The 1.22 page says 1.20.', sources: ['doc003'] },
      {
        says: 'The release notes of 1.14 bring the flag and the gate.',
        sources: ['rn-1.14#L394', 'gate-WinDSR'],
      },
    ],
    decision:
      'It exists from 1.14 on, as alpha. The later numbers say when the pages began to call it supported.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'dsr-stable-but-off',
    topic: 'Whether a stable feature gate means that direct server return is in use',
    positions: [
      {
        says: 'The gate WinDSR is stable and locked on from 1.34.',
        sources: ['rn-1.34#L167', 'gate-WinDSR'],
      },
      {
        says: 'kube-proxy uses direct server return only where --enable-dsr=true asks for it.',
        sources: ['kep-5100'],
      },
    ],
    decision:
      'The flag decides. It is written into the files of kube-proxy in every version, also where the gate can no longer be set.',
    confidence: 'verified',
    rules: [],
    from: '1.34',
  },
  {
    id: 'dual-stack-l2bridge',
    topic: 'IPv6 on L2Bridge networks',
    positions: [
      {
        says: 'The list of limitations on the 1.20 page says that L2Bridge, L2Tunnel and overlay networks have no IPv6.',
        sources: ['doc004'],
      },
      {
        says: 'The same page explains how to switch dual-stack on for L2Bridge.',
        sources: ['doc004'],
      },
      {
        says: 'The release notes of 1.19 bring dual-stack to Windows.',
        sources: ['rn-1.19#L332'],
      },
    ],
    decision:
      'L2Bridge has dual-stack from 1.19 on. The entry in the list is older than the feature.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'l2bridge-ipam',
    topic: 'What gives addresses to pods where no other IPAM is configured',
    positions: [
      { says: 'The 1.22 page says HNS IPAM, which is part of Windows.', sources: ['doc003'] },
      {
        says: 'The later page says “Windows Server IPAM” and links a product of that name.',
        sources: ['web-net-b'],
      },
    ],
    decision:
      'It is the address management of HNS. The linked product is another one, which has nothing to do with containers.',
    confidence: 'inferred',
    rules: [],
  },
]
