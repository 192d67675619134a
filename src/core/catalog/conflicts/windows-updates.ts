import type { Conflict } from './define.ts'

/** Updates of Windows that a feature needs. */
export const updateConflicts: readonly Conflict[] = [
  {
    id: 'dsr-update-2019',
    topic: 'The update that direct server return needs on Windows Server 2019',
    positions: [
      {
        says: 'The enhancement proposal says the update of May 2020, revision 1217.',
        sources: ['kep-5100#L197', 'kep-5100#L810'],
      },
      {
        says: 'The pages say Windows Server 2019 without an update.',
        sources: ['doc003', 'web-net-b'],
      },
      {
        says: 'A thread of Microsoft says revision 1397, with a fault that 1577 mends.',
        sources: ['github microsoft/Windows-Containers/issues/19'],
      },
      { says: 'A script of Calico asks for revision 1432.', sources: ['c-psm1#L579-L593'] },
      {
        says: 'AKS Engine and a script of SIG Windows ask for revision 1554.',
        sources: ['ae-dsr#L23', 'swtools hostprocess/calico/kube-proxy/start.ps1#L45-L73'],
      },
      {
        says: 'Microsoft’s troubleshooting page names Insider build 18945.',
        sources: ['vd kubernetes/common-problems.md#L50'],
      },
    ],
    decision:
      'Below revision 1217 no source has it, so it is reported as failing. Up to revision 1554, the most cautious number of the published scripts, it is a warning.',
    confidence: 'inferred',
    rules: ['dsr-host'],
    from: '1.19',
    applies: { directServerReturn: [true], windowsRelease: ['ltsc2019'] },
  },
  {
    id: 'port-sharing-update-2019',
    topic: 'The update that saves ports of load balancers on Windows Server 2019',
    positions: [
      {
        says: 'Microsoft names KB4551853, revision 1217.',
        sources: ['vd kubernetes/common-problems.md#L52'],
      },
      {
        says: 'A script of AKS Engine names KB4550969, revision 1192, three weeks older.',
        sources: ['ae-port-sharing#L145'],
      },
    ],
    decision:
      'Revision 1217 counts, the documented one. Updates are cumulative, so the older one may have brought it already and both may be right.',
    confidence: 'inferred',
    rules: ['service-port-pool'],
    applies: { windowsRelease: ['ltsc2019'], directServerReturn: [false] },
  },
  {
    id: 'node-port-on-node',
    topic: 'Whether a NodePort answers on the Windows node itself',
    positions: [
      {
        says: 'Microsoft says that KB4571748 (revision 1432) mends it on Windows Server 2019.',
        sources: ['vd kubernetes/common-problems.md#L123'],
      },
      {
        says: 'The Kubernetes page still lists it as unsupported.',
        sources: ['doc003', 'web-net-b'],
      },
    ],
    decision:
      'It is reported only where Windows Server 2019 lacks that update; whoever made the fix knows best.',
    confidence: 'inferred',
    rules: ['node-port-on-node'],
    applies: { serviceType: ['NodePort'], windowsRelease: ['ltsc2019'] },
  },
]
