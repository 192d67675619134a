import type { Conflict } from '../define.ts'

export const kubernetesHostsBackground: readonly Conflict[] = [
  {
    id: 'host-2019-only',
    topic: 'Whether Windows Server 2019 is the only release for nodes',
    positions: [
      {
        says: 'The introduction of the pages says that Windows Server 2019 is the only supported system, or that only its containers are fully supported; the sentence stayed until March 2026.',
        sources: ['doc004', 'doc003', 'web-intro-a', 'web#55103'],
      },
      {
        says: 'The list further down on the same pages has more releases, first of the Semi-Annual Channel, later Windows Server 2022 and 2025.',
        sources: ['doc004', 'doc003', 'web-intro-a', 'web#53724', 'web#55058'],
      },
    ],
    decision:
      'The list of the version counts. The sentence was carried from page to page while the list beside it changed.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'pause-image-recommended',
    topic: 'The pause image that a Kubernetes version recommends',
    positions: [
      {
        says: 'The 1.22 page recommends 3.5, and shows 1.4.1 in its sample commands.',
        sources: ['doc003'],
      },
      {
        says: 'The 1.20 page recommends 1.4.1, and the release notes have kubeadm take 1.4.0.',
        sources: ['doc004', 'rn-1.20#L572'],
      },
      {
        says: 'The later pages recommend 3.6 long after 3.9 and 3.10 existed.',
        sources: ['web-intro-b', 'web-intro-c', 'pause-mk'],
      },
      {
        says: 'Each line of containerd brings a default of its own, 3.8 in 1.7 and 3.10.2 in 2.3.',
        sources: [
          'containerd v1.7.28/pkg/cri/config/config_windows.go#L77',
          'containerd v2.3.0/internal/cri/config/config.go#L76',
        ],
      },
    ],
    decision:
      'Up to 1.34 the recommendation in the text counts, not sample commands or defaults of a runtime; from 1.35 on 3.10.2 is written, because these versions have Windows Server 2025. A node that has no layer in that image gets the oldest image with one.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'pause-image-2025',
    topic: 'The first pause image for Windows Server 2025',
    positions: [
      {
        says: 'The project has a layer for it from 3.10.2 on, which became its default with 1.36; 3.10.1 has none.',
        sources: [
          'ctrd#13156',
          'k8s#136960',
          'rn-1.36#L340',
          'github kubernetes-sigs/windows-testing/issues/557',
        ],
      },
      {
        says: 'Microsoft’s registry has one in 3.10.1-3, added on its side.',
        sources: ['ib#1985'],
      },
      {
        says: 'Windows Server 2025 also starts images of Windows Server 2022 with process isolation, so older pause images would do.',
        sources: ['msvc', 'hcsshim-os'],
      },
    ],
    decision:
      'From 1.35 on 3.10.2 is written. Where an older version is combined with Windows Server 2025, its own pause image stays, because its layer for Windows Server 2022 fits; nobody was found who tried that.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'wincat-in-pause-image',
    topic: 'The pause image that kubectl port-forward needs',
    positions: [
      { says: 'The 1.16 page says 1.2.0, together with Kubernetes 1.15.', sources: ['doc002'] },
      { says: 'The 1.20 and 1.22 pages say 1.4.1.', sources: ['doc004', 'doc003'] },
    ],
    decision:
      'Any image from 1.2.0 on, with Kubernetes 1.15 or later. The later pages only print the image that was current.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'runtime-microsoft-support',
    topic: 'Which container runtimes Microsoft supports',
    positions: [
      {
        says: 'Microsoft’s support article of March 2022 supports the Mirantis runtime and not containerd.',
        sources: ['ms-container-support'],
      },
      {
        says: 'Microsoft’s set-up guide lists Moby, Mirantis and containerd as supported.',
        sources: ['vd quick-start/set-up-environment.md#L126'],
      },
      {
        says: 'The kubelet has no dockershim from 1.24 on, so containerd or cri-dockerd is all that is left.',
        sources: ['rn-1.24#L88'],
      },
    ],
    decision:
      'What the kubelet of the version works with is offered. Who answers for the runtime is a matter of the contract with its vendor, and no rule judges it.',
    confidence: 'inferred',
    rules: [],
  },
]
