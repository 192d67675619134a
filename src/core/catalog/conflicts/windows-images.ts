import type { Conflict } from './define.ts'

export const page =
  'virtualization/windowscontainers/deploy-containers/version-compatibility.md' as const

/** Which host runs which image. */
export const imageConflicts: readonly Conflict[] = [
  {
    id: 'ltsc2022-image-on-2025',
    topic: 'Images of Windows Server 2022 on Windows Server 2025 with process isolation',
    positions: [
      {
        says: 'The table of Microsoft’s compatibility page has had a yes since November 2024.',
        sources: [
          'vd deploy-containers/version-compatibility.md#L21-L31',
          `vd-at d579eae8c720/${page}#L29-L31`,
        ],
      },
      {
        says: 'A paragraph further down exempts only Windows Server 2022 and Windows 11 from the rule of equal builds.',
        sources: ['vd deploy-containers/version-compatibility.md#L98'],
      },
      {
        says: 'The page on portability speaks of the Annual Channel alone.',
        sources: ['vd deploy-containers/portability.md#L37-L44'],
      },
      {
        says: 'The Kubernetes pages have the rule of equal builds without an exception.',
        sources: ['doc004', 'doc003', 'web-intro-b'],
      },
      {
        says: 'The check in hcsshim accepts the pair, and AKS keeps images of both releases on its Windows Server 2025 nodes.',
        sources: [
          'hcsshim-main osversion/platform_compat_windows.go#L10-L45',
          'agentbaker parts/common/components.json#L22-L45',
        ],
      },
    ],
    decision:
      'The pair works: the table and the code agree, and the paragraph was left behind. Windows Server 2022 itself runs its own images alone, and nothing older than 2022 profits from the exception.',
    confidence: 'verified',
    rules: ['image-matches-host', 'containerd-relaxed-match'],
    applies: { windowsRelease: ['ltsc2025'], isolation: ['process'] },
  },
  {
    id: 'annual-channel-hyperv',
    topic: 'Hyper-V isolation on Windows Server, version 23H2',
    positions: [
      {
        says: 'One sentence of Microsoft’s page says that this release supports the image of Windows Server 2022.',
        sources: ['vd deploy-containers/portability.md#L39'],
      },
      {
        says: 'Another one says that older images run on newer hosts, without naming the isolation.',
        sources: ['vd deploy-containers/portability.md#L43'],
      },
    ],
    decision: 'Unknown: nobody states whether the Annual Channel runs older images under Hyper-V.',
    confidence: 'unknown',
    rules: ['image-matches-host'],
    applies: {
      windowsRelease: ['23H2'],
      isolation: ['hyperv'],
      imageRelease: [
        'ltsc2016',
        '1709',
        '1803',
        'ltsc2019',
        '1903',
        '1909',
        '2004',
        '20H2',
        'ltsc2022',
      ],
    },
  },
  {
    id: 'image-revision',
    topic: 'Whether the revision of an image must fit that of its host',
    positions: [
      {
        says: 'Microsoft’s page says that it need not, from build 17763 on; an older text said from 1709 on.',
        sources: [
          'vd deploy-containers/version-compatibility.md#L104',
          `vd-at a736e9efeb9d/${page}#L120`,
        ],
      },
      {
        says: 'Another page of Microsoft keeps images and hosts of either side of February 2020 apart.',
        sources: ['vd deploy-containers/update-containers.md#L41-L60'],
      },
      {
        says: 'In 2025 images built after 24 April failed on hosts with an older patch level.',
        sources: [
          'github microsoft/Windows-Containers/issues/591',
          'github docker/for-win/issues/14287',
        ],
      },
    ],
    decision:
      'Three rules, apart from each other: equal revisions on Windows Server 2016, the border of February 2020, and as advice a host that is not older than its images of the same build. The last one never blocks, because it rests on reports and hosts with hot patches show lower numbers.',
    confidence: 'inferred',
    rules: ['image-revision', 'image-revision-february-2020', 'image-floating-tag'],
  },
]
