import { backgroundConflicts } from '../catalog/conflicts/background/index.ts'
import { conflicts, type Conflict } from '../catalog/conflicts/index.ts'
import { defineSection, type Entry } from './entry.ts'

export const disagreementsSection = defineSection({
  id: 'disagreements',
  title: 'Where sources disagree',
  about: 'What each side says, what the catalog goes by, and why.',
  entries: () => [...conflicts, ...backgroundConflicts].map(disagreement),
})

const disagreement = (conflict: Conflict): Entry => ({
  id: conflict.id.toLowerCase(),
  title: conflict.topic,
  summary: conflict.decision,
  minors: conflict,
  rows: [
    ...conflict.positions.map(({ says, sources }, i) => ({
      label: `Side ${i + 1}`,
      text: says,
      confidence: 'verified' as const,
      sources,
    })),
    {
      label: 'The catalog goes by',
      text: conflict.decision,
      confidence: conflict.confidence,
      sources: conflict.positions.flatMap(({ sources }) => sources),
    },
  ],
})
