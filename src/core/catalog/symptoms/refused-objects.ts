import { verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What the API server and kubectl refuse an object with. */
export const refusedObjectSymptoms: readonly Symptom[] = [
  {
    id: 'RO-01',
    about: 'workload without a selector',
    kind: 'error',
    settledBy: ['selector-given'],
    words: [['missing required field "selector"'], ['spec.selector: Required value']],
    printed: [{ by: 'kubectl, kube-apiserver', in: 'answer of kubectl' }],
    causes: [
      {
        cause: verified(
          'The workload has no spec.selector, which apps/v1 requires; earlier versions of its API took the labels of the template.',
          ['web-dep'],
        ),
        checks: [{ look: 'spec of the manifest', shows: 'no selector beside template' }],
        remedy: 'Add spec.selector.matchLabels with the labels of spec.template.metadata.',
      },
    ],
  },
]
