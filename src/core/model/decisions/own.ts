import type { Decisions } from '../decision.ts'

/** What is set against the app's own judgement. */
export const ownDecisions = {
  featureGates: {
    topic: 'node',
    label: 'Feature gates',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: 'WinDSR=true',
  },
  accepted: {
    topic: 'node',
    label: 'Accepted findings (rule ids)',
    kind: 'list',
    control: 'list',
    initial: [],
  },
} satisfies Partial<Decisions>
