import { catalog } from '../../catalog/catalog.ts'
import { windowsReleases } from '../../catalog/windows/index.ts'
import type { Decisions } from '../decision.ts'

const channels = {
  LTSC: 'Long-term servicing (LTSC)',
  AC: 'Annual channel',
  SAC: 'Semi-annual channel, ended',
} as const

/** The machine and its network. */
export const hostDecisions = {
  windowsRelease: {
    topic: 'host',
    label: 'Windows release of the host',
    kind: 'closed',
    control: 'cards',
    initial: 'ltsc2025',
    choices: () =>
      windowsReleases
        .filter((value) => value in catalog.windows)
        .map((value) => ({
          value,
          name: catalog.windows[value].name,
          sentence: `Build ${catalog.windows[value].build.value}`,
          group: channels[catalog.windows[value].channel],
        }))
        .toReversed(),
  },
  windowsRevision: {
    topic: 'host',
    label: 'Build revision (UBR), 0 if not known',
    kind: 'number',
    control: 'number',
    initial: 0,
    min: 0,
    max: 99_999,
  },
  installedKBs: {
    topic: 'host',
    label: 'Installed updates that matter',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: 'KB4489899',
  },
  nodeName: {
    topic: 'host',
    label: 'Node name',
    kind: 'text',
    control: 'text',
    initial: 'win-node-1',
    example: true,
  },
  nodeIP: {
    topic: 'addresses',
    label: 'Node IP',
    kind: 'text',
    control: 'text',
    initial: '10.127.130.21',
    example: true,
  },
  managementSubnet: {
    topic: 'addresses',
    label: 'Node subnet (management subnet)',
    kind: 'text',
    control: 'text',
    initial: '10.127.130.0/24',
    example: true,
  },
  networkAdapter: {
    topic: 'addresses',
    label: 'Network adapter',
    kind: 'text',
    control: 'text',
    initial: 'Ethernet',
    example: true,
  },
} satisfies Partial<Decisions>
