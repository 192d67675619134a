import type { Conflict } from './define.ts'

/** Which Windows releases, runtimes and pause images go with a Kubernetes version, and how long it lives. */
export const hostConflicts: readonly Conflict[] = [
  {
    id: 'host-1903-with-1-17',
    topic: 'Windows Server, version 1903 as a node of Kubernetes 1.17',
    positions: [
      { says: 'The release notes of 1.17 announce it.', sources: ['rn-1.17#L40'] },
      {
        says: 'The tables of the documentation never list it for 1.17, only build 17763.',
        sources: ['doc004', 'web-intro-19zh'],
      },
    ],
    decision:
      'The tables count: 1.17 has Windows Server 2019 alone, and version 1903 begins with 1.18.',
    confidence: 'inferred',
    rules: ['windows-host-supported'],
    from: '1.17',
    through: '1.17',
    applies: { windowsRelease: ['1903'] },
  },
  {
    id: 'host-20h2-after-1-25',
    topic: 'Windows Server, version 20H2 after Kubernetes 1.25',
    positions: [
      {
        says: 'The pages go on listing it, those of 1.34 too.',
        sources: ['web-intro-a', 'web-intro-b', 'web-intro-c'],
      },
      {
        says: 'The project dropped its own images for 20H2 in 1.26.',
        sources: ['rn-1.26#L362'],
      },
      {
        says: 'Microsoft ended the support of 20H2 in August 2022.',
        sources: ['vd-2021 deploy-containers/base-image-lifecycle.md#L27'],
      },
    ],
    decision:
      '20H2 counts as a host for 1.21 to 1.25 only. Without images of the project and without updates from Microsoft the entry in the list is worth nothing.',
    confidence: 'inferred',
    rules: ['windows-host-supported'],
    from: '1.26',
    through: '1.34',
    applies: { windowsRelease: ['20H2'] },
  },
  {
    id: 'host-2025-first-version',
    topic: 'The first Kubernetes version for Windows Server 2025 nodes',
    positions: [
      {
        says: 'The documentation lists it for 1.35, in a change that was made after that release.',
        sources: ['web#53724', 'web#55058'],
      },
      { says: 'The 1.34 page does not list it.', sources: ['web-intro-c'] },
      {
        says: 'AKS offers it with 1.32.',
        sources: ['aks-docs upgrade-windows-os.md#L27'],
      },
    ],
    decision:
      'It counts from 1.35 on, as the documentation says; on AKS the list of that service counts instead. Nothing in the code of the kubelet refuses a Windows release, so this is about support and not about what starts.',
    confidence: 'inferred',
    rules: ['windows-host-supported'],
    from: '1.32',
    through: '1.34',
    applies: { windowsRelease: ['ltsc2025'] },
  },
  {
    id: 'host-2019-after-1-34',
    topic: 'Windows Server 2019 nodes after Kubernetes 1.34',
    positions: [
      {
        says: 'The documentation drops it with 1.35.',
        sources: ['web#53724', 'web#55058', 'web-intro-36'],
      },
      {
        says: 'The pause image 3.10 is still built for it.',
        sources: ['pause-mk'],
      },
    ],
    decision:
      'It is outside the support matrix from 1.35 on. That such a node would still run is a conclusion from the images; nobody states it.',
    confidence: 'inferred',
    rules: ['windows-host-supported'],
    from: '1.35',
    applies: { windowsRelease: ['ltsc2019'] },
  },
  {
    id: 'pause-image-20h2',
    topic: 'The first pause image for Windows Server, version 20H2',
    positions: [
      { says: 'The changelog of the image says 3.4.1.', sources: ['pause-cl'] },
      {
        says: 'A maintainer writes in a thread that it came with 3.5.',
        sources: ['github kubernetes/kubernetes/issues/100708'],
      },
    ],
    decision:
      'A 20H2 node gets 3.5, which has the layer by both accounts. Whether 3.4.1 has it was not looked up in a registry.',
    confidence: 'inferred',
    rules: ['pause-image'],
    from: '1.21',
    through: '1.21',
    applies: { windowsRelease: ['20H2'], isolation: ['process', 'hostprocess'] },
  },
  {
    id: 'containerd-floor',
    topic: 'The oldest containerd for Kubernetes 1.26 and later',
    positions: [
      {
        says: 'The pages print 1.4.0 for every version.',
        sources: ['web-intro-a', 'web-intro-b', 'web-intro-c', 'web-intro-36'],
      },
      {
        says: 'The kubelet speaks only CRI v1 from 1.26 on; 1.25 could still fall back to v1alpha2.',
        sources: ['rn-1.26#L348', 'k8s-blog-1.26'],
      },
      {
        says: 'The release overview of containerd says that 1.5 serves v1 for Kubernetes 1.23 and later.',
        sources: ['ctrd#L179'],
      },
      {
        says: 'In the tagged code 1.5.0 to 1.5.18 register v1alpha2 alone, and 1.6.0 both.',
        sources: [
          'containerd v1.5.0/pkg/cri/server/service.go#L36',
          'containerd v1.5.18/pkg/cri/server/service.go#L36',
          'containerd v1.6.0/pkg/cri/server/service.go#L36-L37',
        ],
      },
    ],
    decision:
      'From Kubernetes 1.26 on containerd 1.6.0 is the floor: an older one has no interface that this kubelet speaks. What the containerd project recommends beyond that is a warning of its own.',
    confidence: 'verified',
    rules: ['runtime-floor'],
    from: '1.26',
    applies: { containerRuntime: ['containerd'] },
  },
  {
    id: 'containerd-after-1-35',
    topic: 'How old a containerd Kubernetes 1.36 and later go with',
    positions: [
      {
        says: 'Kubernetes announced 1.35 as the last version with support for containerd 1.x.',
        sources: ['k8s-blog-1.35'],
      },
      {
        says: 'The release notes of 1.36 and 1.37 show a kubelet that still gets along with 1.7.',
        sources: ['rn-1.36#L183', 'rn-1.37#L227'],
      },
      {
        says: 'The table of the containerd project begins with 2.2 for 1.36.',
        sources: ['containerd 301026e58c61/RELEASES.md#L168'],
      },
    ],
    decision:
      'It is a warning and does not block: the table leaves out lines before 2.2, and the kubelet still gets along with 1.7.',
    confidence: 'inferred',
    rules: ['containerd-recommendation'],
    from: '1.36',
    applies: { containerRuntime: ['containerd'] },
  },
  {
    id: 'end-of-support-dates',
    topic: 'The day on which support of a Kubernetes version ended',
    positions: [
      {
        says: 'The list of the project gives 2020-09-02 for 1.16, 2021-01-13 for 1.17, 2023-10-28 for 1.25, 2024-07-16 for 1.27 and 2024-10-22 for 1.28.',
        sources: ['eol', 'eol2'],
      },
      {
        says: 'endoflife.date gives 2020-08-04, 2020-12-25, 2023-10-27, 2024-06-28 and 2024-10-28 for the same versions.',
        sources: ['eold'],
      },
    ],
    decision:
      'The list of the project counts as far as it reaches, to 1.31; later dates come from endoflife.date alone.',
    confidence: 'verified',
    rules: ['support-ended'],
    applies: { kubernetesVersion: ['1.16', '1.17', '1.25', '1.27', '1.28'] },
    blamed: 'kubernetesVersion',
  },
  {
    id: 'end-of-support-1-22',
    topic: 'The day on which support of Kubernetes 1.22 ended',
    positions: [
      { says: 'The older list of the project says 2022-10-28.', sources: ['eol', 'eold'] },
      {
        says: 'Its newer list prints 2022-12-08, the day of the last patch, and says that this patch came after the end.',
        sources: ['eol2'],
      },
    ],
    decision: '2022-10-28 counts, because the newer list contradicts itself.',
    confidence: 'verified',
    rules: ['support-ended'],
    applies: { kubernetesVersion: ['1.22'] },
    blamed: 'kubernetesVersion',
  },
]
