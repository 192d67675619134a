import type { Conflict } from '../define.ts'
import { page } from '../windows-images.ts'

export const windowsImagesBackground: readonly Conflict[] = [
  {
    id: 'client-process-isolation',
    topic: 'Process isolation on Windows 10 and 11',
    positions: [
      { says: 'A blog says that Windows 10 does not have it.', sources: ['doc001'] },
      {
        says: 'Microsoft allows it for development from build 17763 and Docker 18.09 on.',
        sources: ['vd manage-containers/hyperv-container.md#L71-L76'],
      },
      {
        says: 'The tables of Microsoft had no for 1809 to 1909, yes for equal builds of 2004 and 20H2, yes for Windows 10 as a whole from September 2022 to March 2023, and have no again.',
        sources: [
          `vd-at 64b6d114d889/${page}`,
          `vd-at 5eab59f6be8b/${page}#L94-L112`,
          `vd-at 3efcfe4e/${page}#L69`,
          `vd-at 5511b51c/${page}#L68`,
          'vd deploy-containers/version-compatibility.md#L79-L83',
        ],
      },
      {
        says: 'The first table even had Windows 10 in one row with Windows Server 2016, until it was corrected.',
        sources: [`vd-at 8ce23ca3/${page}#L27-L34`, `vd-at 662a748b/${page}`],
      },
    ],
    decision:
      'Possible for development where the builds are equal and at least 17763. Windows clients are no Kubernetes nodes, so the app offers none.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'client-ltsc2022-process',
    topic: 'Whether Windows 11 runs images of Windows Server 2022 with process isolation',
    positions: [
      {
        says: 'Microsoft’s tables said yes in March 2022, preview from September 2022 to November 2024, and yes since.',
        sources: [
          `vd-at 64b6d114d889/${page}#L118-L126`,
          `vd-at 5d7860c6cf9b/${page}`,
          `vd-at d579eae8c720/${page}`,
        ],
      },
      {
        says: 'The note below the tables still says preview.',
        sources: ['vd deploy-containers/version-compatibility.md'],
      },
    ],
    decision: 'Supported, for development and tests. Windows clients are no Kubernetes nodes.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'client-ltsc2022-on-10',
    topic: 'Images of Windows Server 2022 on Windows 10 under Hyper-V',
    positions: [
      {
        says: 'A table of March 2022 has a yes for Windows 10, version 21H1.',
        sources: [`vd-at 64b6d114d889/${page}#L132`],
      },
      { says: 'Later tables have a no.', sources: [`vd-at 77c078f7/${page}`] },
      {
        says: 'Users report that Docker refuses the image.',
        sources: [
          'github MicrosoftDocs/Virtualization-Documentation/issues/1786',
          'github PowerShell/PowerShell-Docker/issues/645',
          'github microsoft/Windows-Containers/issues/163',
        ],
      },
    ],
    decision:
      'No, as for every image newer than its host, in either isolation. Windows clients are no Kubernetes nodes.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'client-newer-than-26100',
    topic: 'Images of Windows Server on Windows 11 above build 26100',
    positions: [
      {
        says: 'Microsoft’s table has a yes for Windows 11 with images of Windows Server 2022, and from version 24H2 on with those of 2025; the footnote prints 2600 for 26100.',
        sources: ['vd deploy-containers/version-compatibility.md#L69-L74'],
      },
      {
        says: 'hcsshim and containerd 2.1.6 to 2.3.4 look no further down than 26100, so that images of 2022 do not match; older containerd and the main branch go down to 20348.',
        sources: [
          'hcsshim-main osversion/platform_compat_windows.go#L23-L44',
          'containerd v2.3.4/vendor/github.com/containerd/platforms/platform_windows_compat.go#L67-L100',
          'containerd v2.1.5/vendor/github.com/containerd/platforms/platform_windows_compat.go#L55-L80',
          'github containerd/containerd/pull/14001',
        ],
      },
      {
        says: 'Docker refused the image of 2022 on build 26200, and a report has that of 2025 fail there in both isolations.',
        sources: ['github moby/moby/issues/53397', 'github microsoft/hcsshim/issues/2566'],
      },
    ],
    decision:
      'It depends on the version of the engine and is to be tested. Only Windows clients have such builds today, and they are no Kubernetes nodes.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'image-21h1',
    topic: 'An image row “Windows Server 21H1”',
    positions: [
      {
        says: 'A former revision of Microsoft’s compatibility page has such a row.',
        sources: [`vd-at 4a80c6340f97/${page}#L114-L126`],
      },
    ],
    decision: 'Ignored: no such product or image was ever published.',
    confidence: 'inferred',
    rules: [],
  },
]
