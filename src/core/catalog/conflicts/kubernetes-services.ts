import type { Conflict } from './define.ts'

/** Services and the network below them. */
export const serviceConflicts: readonly Conflict[] = [
  {
    id: 'overlay-update-2019',
    topic: 'The update that overlay networks need on Windows Server 2019',
    positions: [
      {
        says: 'The lists of limitations in the guides name KB4482887.',
        sources: ['doc002', 'doc004', 'doc003'],
      },
      {
        says: 'The table of network modes on the very same 1.20 page, all later pages and the scripts of SIG Windows and Microsoft name KB4489899.',
        sources: [
          'doc004',
          'web-net-a',
          'web-net-b',
          'swtools guides/guide-for-adding-windows-node.md#L9',
          'sdn-overlay-readme#L2',
        ],
      },
      {
        says: 'Microsoft printed KB4482887 in February 2019 and replaced it by KB4489899 a month later.',
        sources: ['vd-overlay-kb-first', 'vd-overlay-kb'],
      },
    ],
    decision:
      'KB4489899 (revision 379) or any later cumulative update is required, in every Kubernetes version. It is the stricter number, and Microsoft put it in the place of the other one. Other Windows releases are not concerned.',
    confidence: 'verified',
    rules: ['overlay-update'],
    applies: { networkMode: ['overlay'], windowsRelease: ['ltsc2019'] },
  },
  {
    id: 'dsr-windows-release',
    topic: 'The oldest Windows release with direct server return',
    positions: [
      { says: 'The 1.20 page asks for Windows Server, version 2004.', sources: ['doc004'] },
      {
        says: 'The pages from 1.22 on ask for Windows Server 2019.',
        sources: ['doc003', 'web-net-a', 'web-net-b'],
      },
      {
        says: 'kube-proxy up to 1.18 asks for HNS 10.2 or later, which Windows Server 2019 does not have.',
        sources: ['hcn-globals-1.14'],
      },
      {
        says: 'From 1.19 on it takes HNS 9.3 and later 9.x versions as well, which Windows Server 2019 has since May 2020.',
        sources: ['rn-1.19#L436', 'kep-5100#L197'],
      },
    ],
    decision:
      'The code decides: up to 1.18 the host must be newer than Windows Server 2019, from 1.19 on Windows Server 2019 with the update of May 2020 is enough.',
    confidence: 'verified',
    rules: ['dsr-host'],
    applies: { directServerReturn: [true], windowsRelease: ['ltsc2019'] },
  },
  {
    id: 'dsr-and-local-policy-unsupported',
    topic: 'Direct server return and externalTrafficPolicy Local in Kubernetes 1.20',
    positions: [
      {
        says: 'The list of limitations on the 1.20 page has “Local Traffic Policy and DSR mode”.',
        sources: ['doc004'],
      },
      {
        says: 'A table on the same page explains how to switch direct server return on.',
        sources: ['doc004'],
      },
      {
        says: 'The release notes of 1.20 bring externalTrafficPolicy Local to Windows.',
        sources: ['rn-1.20#L372'],
      },
    ],
    decision:
      'Both work in 1.20; the entry in the list was left over from earlier versions and is ignored.',
    confidence: 'verified',
    rules: ['external-traffic-policy-local'],
    from: '1.20',
    through: '1.20',
    applies: { externalTrafficPolicy: ['Local'] },
  },
  {
    id: 'local-policy-needs-dsr',
    topic: 'Whether externalTrafficPolicy Local needs direct server return in kube-proxy',
    positions: [
      {
        says: 'The pages ask for it, and list Local without it as unsupported.',
        sources: ['doc003', 'web-net-b'],
      },
      {
        says: 'The code uses direct server return for such a Service wherever HNS has it, also without --enable-dsr, and refuses nothing.',
        sources: [
          'k20 pkg/proxy/winkernel/proxier.go#L353-L358',
          'ca-1.25 pkg/proxy/winkernel/proxier.go#L534-L542',
          'ms-1.36 pkg/proxy/winkernel/proxier.go#L507-L519',
        ],
      },
    ],
    decision:
      'The requirement of the pages is shown as advice and never blocks, because the code does not make it.',
    confidence: 'verified',
    rules: ['external-traffic-policy-local'],
    from: '1.20',
    applies: {
      externalTrafficPolicy: ['Local'],
      directServerReturn: [false],
      windowsRelease: ['ltsc2019', '1903', '1909', '2004', '20H2', 'ltsc2022', '23H2', 'ltsc2025'],
    },
  },
  {
    id: 'dual-stack-windows-release',
    topic: 'The oldest Windows release with dual-stack',
    positions: [
      {
        says: 'The 1.20 page names Insider build 19603 in a table and Windows Server, version 2004, in a note.',
        sources: ['doc004'],
      },
      {
        says: 'The pages from 1.22 on name Windows Server 2019.',
        sources: ['doc003', 'web-net-b', 'web-dual'],
      },
      {
        says: 'Microsoft names Windows Server 2022 for IPv6 on L2Bridge.',
        sources: ['ms-arch#L62-L63'],
      },
      {
        says: 'From 1.22 on kube-proxy asks for HNS 11.10, version 2004 by its own comment, and serves one address family otherwise; up to 1.21 it does not look.',
        sources: [
          'ca-1.21 cmd/kube-proxy/app/server_windows.go#L106-L120',
          'ca-1.22 pkg/proxy/winkernel/proxier.go#L184-L225',
          'ca-1.24 pkg/proxy/winkernel/proxier.go#L238-L265',
          'hcn-globals-1.25',
        ],
      },
    ],
    decision:
      'Hosts older than version 2004 (build 19041) get a warning, Windows Server 2019 among them, because kube-proxy asks for more than they have. That Windows Server 2019 stops short of HNS 11.10 is a conclusion from the code, and so is that 2004 and 20H2 have it; Windows Server 2022 and later are safe.',
    confidence: 'inferred',
    rules: ['dual-stack-host'],
    from: '1.19',
    applies: { ipFamily: ['dual-stack'], windowsRelease: ['ltsc2019', '1903', '1909'] },
  },
  {
    id: 'preserve-destination-first-version',
    topic: 'The first Kubernetes version with the annotation preserve-destination',
    positions: [
      { says: 'The 1.20 page says 1.15.', sources: ['doc004'] },
      { says: 'The pages from 1.22 on say 1.20.', sources: ['doc003', 'web-net-b'] },
      {
        says: 'The source of 1.15 reads the annotation, and the release notes announce it.',
        sources: ['ca-1.15 pkg/proxy/winkernel/proxier.go#L228-L231', 'rn-1.15#L509'],
      },
    ],
    decision:
      'It works from 1.15 on, as the code shows. The newer pages call it supported from 1.20 on.',
    confidence: 'verified',
    rules: ['preserve-destination'],
    through: '1.19',
    applies: { preserveDestination: [true] },
  },
  {
    id: 'session-affinity-first-version',
    topic: 'The first Kubernetes version with session affinity on Windows',
    positions: [
      {
        says: 'The 1.20 page and the release notes say 1.19.',
        sources: ['doc004', 'rn-1.19#L299'],
      },
      { says: 'The 1.22 page says 1.20.', sources: ['doc003'] },
    ],
    decision: 'It begins with 1.19, as the release notes have it.',
    confidence: 'verified',
    rules: ['session-affinity'],
    through: '1.18',
    applies: { sessionAffinity: ['ClientIP'] },
  },
  {
    id: 'session-affinity-windows-release',
    topic: 'The oldest Windows release with session affinity',
    positions: [
      { says: 'The 1.20 and 1.22 pages name Insider build 19551.', sources: ['doc004', 'doc003'] },
      { says: 'The later page names Windows Server 2022.', sources: ['web-net-b'] },
      {
        says: 'kube-proxy looks for HNS 12 or later.',
        sources: ['rn-1.19#L299-L300', 'k20 pkg/proxy/winkernel/proxier.go#L1148-L1151'],
      },
    ],
    decision:
      'Windows Server 2022 is the first release for a node that has it; an Insider build is no product. kube-proxy only warns on older hosts, and nobody tried what HNS does with such a Service there.',
    confidence: 'verified',
    rules: ['session-affinity'],
    from: '1.19',
    applies: {
      sessionAffinity: ['ClientIP'],
      windowsRelease: ['ltsc2016', '1709', '1803', 'ltsc2019', '1903', '1909', '2004', '20H2'],
    },
  },
  {
    id: 'service-backends',
    topic: 'How many pods may stand behind a Service',
    positions: [
      {
        says: 'The pages say 64 since February 2021, until late in 2025; clusters before had the limit too.',
        sources: ['web#26465', 'doc004', 'doc003', 'web-net-a', 'k8s#98680'],
      },
      { says: 'Updates of Windows raised the limit to 1024 by August 2022.', sources: ['eks#591'] },
      { says: 'The newest page says 1024.', sources: ['web-net-b', 'k8s#135518'] },
    ],
    decision:
      'More than 64 are a warning up to 1.34, whose pages say so, and more than 1024 from 1.35 on. The true limit depends on the patch level of Windows and not on Kubernetes; from which page 1024 holds was not found.',
    confidence: 'inferred',
    rules: ['service-backends'],
  },
]
