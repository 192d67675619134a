import { verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What the API server and kubectl refuse an object with. */
export const refusedObjectSymptoms: readonly Symptom[] = [
  {
    id: 'RO-01',
    about: 'resize of a Windows pod',
    kind: 'error',
    words: [['Forbidden: windows pods cannot be resized']],
    printed: [{ by: 'kube-apiserver', in: 'answer of kubectl' }],
    causes: [
      {
        cause: verified(
          'In-place resize is not there for Windows pods: Kubernetes refuses it from 1.32 on, whatever the gate InPlacePodVerticalScaling is.',
          ['rn-1.32#L325', 'smb-1.32#L5601', 'web-resize'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o jsonpath={.spec.os.name}',
            shows: 'windows',
          },
        ],
        remedy: 'Change the resources in the template of the workload, which makes the pods anew.',
      },
    ],
  },
  {
    id: 'RO-02',
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
