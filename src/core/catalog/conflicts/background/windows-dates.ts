import type { Conflict } from '../define.ts'
import { lifecycle } from '../windows-dates.ts'

export const windowsDatesBackground: readonly Conflict[] = [
  {
    id: 'end-of-windows-2025',
    topic: 'The end of support of Windows Server 2025 and its images',
    positions: [
      {
        says: 'Microsoft’s release information gives 2029-11-13 and 2034-11-14 for the system.',
        sources: ['ms-release-info'],
      },
      {
        says: 'Its page on container images gives 2029-10-09 and 2034-10-10, and endoflife.date does so for the images.',
        sources: [
          'vd deploy-containers/base-image-lifecycle.md#L29',
          'endoflife windows-nano-server.md#L23-L24',
        ],
      },
    ],
    decision:
      'The later dates count for the system. The earlier ones are kept for images, though the page with them gives precedence to the dates of the system.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'dates-of-windows-2016',
    topic: 'First and last day of Windows Server 2016',
    positions: [
      {
        says: 'Microsoft’s page on container images gives 2016-10-15 and 2027-01-11.',
        sources: ['vd deploy-containers/base-image-lifecycle.md#L32'],
      },
      {
        says: 'The release information gives 2016-08-02, the day of Windows 10, version 1607, and 2027-01-12, which endoflife.date has as well.',
        sources: ['ms-release-info', 'endoflife-windows-server#L109'],
      },
    ],
    decision: '2016-10-15 and 2027-01-12, for the system and for its images.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'end-of-nano-server-1607',
    topic: 'The end of support of Nano Server 1607',
    positions: [
      {
        says: 'Microsoft’s page of 2021 gives 2018-10-09.',
        sources: ['vd-2021 deploy-containers/base-image-lifecycle.md#L37'],
      },
      {
        says: 'endoflife.date has 2018-09-10, with day and month exchanged.',
        sources: ['endoflife windows-nano-server.md'],
      },
    ],
    decision: '2018-10-09.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'end-of-1809-images',
    topic: 'The end of support of images of version 1809',
    positions: [
      {
        says: 'Revisions of Microsoft’s page give the full Windows image 2020-11-10, 2021-05-11 or 2024-01-09.',
        sources: [
          lifecycle('31b99d58', 31),
          lifecycle('33c26725', 33),
          'vd-2021 deploy-containers/base-image-lifecycle.md#L31-L33',
        ],
      },
      {
        says: 'Nano Server 1809 had no extended support there until 2022, and has it until 2029-01-09 now.',
        sources: [lifecycle('33c26725', 33), 'vd deploy-containers/base-image-lifecycle.md#L31'],
      },
    ],
    decision:
      'Images on Windows Server 2019 count as supported until 2029-01-09, as the page says today.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'annual-channel-24h2',
    topic: 'An Annual Channel release 24H2',
    positions: [
      {
        says: 'AKS announced it for Kubernetes 1.34.',
        sources: ['aks-docs windows-annual-channel.md#L30'],
      },
      {
        says: 'Microsoft’s release information of May 2026 knows no Annual Channel release after 23H2.',
        sources: ['ms-release-info'],
      },
    ],
    decision: 'It does not exist and is not offered; AKS retired the whole channel.',
    confidence: 'verified',
    rules: [],
  },
]
