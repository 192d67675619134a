import { distributions } from '../catalog/distributions.ts'
import { defineSection, row } from './entry.ts'

export const distributionsSection = defineSection({
  id: 'distributions',
  title: 'Other ways to a node',
  about:
    'How RKE2, k0s, OpenShift and Cluster API make Windows nodes; no decision stands for them.',
  entries: () =>
    distributions.map(({ id, name, summary, facts }) => ({
      id,
      title: name,
      summary,
      rows: facts.map(([about, fact]) => row(about, fact)),
    })),
})
