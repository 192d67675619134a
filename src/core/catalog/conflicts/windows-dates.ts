import type { Conflict } from './define.ts'

export const lifecycle = (commit: string, line?: number) =>
  `vd-at ${commit}/virtualization/windowscontainers/deploy-containers/base-image-lifecycle.md${line === undefined ? '' : `#L${line}`}` as const

/** When Windows releases and their images came and go. */
export const dateConflicts: readonly Conflict[] = [
  {
    id: 'end-of-windows-20h2',
    topic: 'The end of support of Windows Server, version 20H2',
    positions: [
      {
        says: 'One revision of Microsoft’s page has 2022-05-10.',
        sources: [lifecycle('31b99d58', 25)],
      },
      {
        says: 'Later revisions have 2022-08-09.',
        sources: [lifecycle('33c26725'), 'vd-2021 deploy-containers/base-image-lifecycle.md#L27'],
      },
    ],
    decision: '2022-08-09, which replaced the other date.',
    confidence: 'verified',
    rules: ['support-ended'],
    applies: { windowsRelease: ['20H2'] },
    blamed: 'windowsRelease',
  },
  {
    id: 'end-of-windows-1909',
    topic: 'The end of support of Windows Server, version 1909',
    positions: [
      {
        says: 'One revision of Microsoft’s page has 2024-01-09.',
        sources: [lifecycle('31b99d58', 27)],
      },
      {
        says: 'All others, and endoflife.date, have 2021-05-11.',
        sources: [
          'vd-2021 deploy-containers/base-image-lifecycle.md#L29',
          'endoflife-windows-server',
        ],
      },
    ],
    decision: '2021-05-11; the other date was taken back.',
    confidence: 'verified',
    rules: ['support-ended'],
    applies: { windowsRelease: ['1909'] },
    blamed: 'windowsRelease',
  },
  {
    id: 'end-of-windows-23h2',
    topic: 'The end of support of Windows Server, version 23H2',
    positions: [
      {
        says: 'endoflife.date has 2026-05-12, citing a statement of Microsoft; until August 2026 it had 2025-10-24.',
        sources: ['endoflife-windows-server#L28'],
      },
      {
        says: 'AKS has it until the end of Kubernetes 1.33 there, and its retirement on 2026-05-15.',
        sources: ['aks-docs includes/windows-annual-channel-retirement.md#L10'],
      },
      {
        says: 'Two years from the release, as the channel has them, end on 2025-10-24.',
        sources: ['aks-docs windows-annual-channel.md#L27-L30', 'endoflife-windows-server#L27'],
      },
    ],
    decision: '2026-05-12, taken from endoflife.date; Microsoft’s own statement was not read.',
    confidence: 'inferred',
    rules: ['support-ended'],
    applies: { windowsRelease: ['23H2'] },
    blamed: 'windowsRelease',
  },
]
