import { limitations } from '../catalog/limitations/index.ts'
import { defineSection, rangeText, row } from './entry.ts'

export const limitationsSection = defineSection({
  id: 'limitations',
  title: 'Limitations',
  about: 'What Windows nodes cannot do, or do otherwise than Linux nodes.',
  entries: () =>
    limitations.map((limitation) => ({
      id: limitation.id.toLowerCase(),
      title: limitation.field ?? limitation.statement.value,
      summary:
        limitation.field === undefined
          ? (limitation.condition ?? areas[limitation.area])
          : limitation.statement.value,
      minors: limitation,
      rows: [
        row(bases[limitation.basis], limitation.statement),
        row('Kubernetes', limitation.statement, rangeText(limitation)),
        ...(limitation.condition === undefined
          ? []
          : [row('Where', limitation.statement, limitation.condition)]),
      ],
    })),
})

const bases = {
  refused: 'Refused',
  fails: 'Does not work',
  unsupported: 'Not supported',
  advice: 'Advice',
} as const

const areas = {
  compute: 'Pods and containers',
  kubelet: 'kubelet',
  storage: 'Storage',
  networking: 'Network',
  dns: 'DNS',
  cni: 'CNI',
  ipam: 'Addresses',
  security: 'Security',
  'api-field': 'Field of the API',
} as const
