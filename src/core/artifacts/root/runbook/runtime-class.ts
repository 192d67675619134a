import { sh } from '../../../text/formats/shell.ts'
import { defineStep } from './step.ts'
import { cluster, inZip } from './thing.ts'

export const runtimeClassStep = defineStep({
  id: 'runtime-class',
  title: 'Create the RuntimeClass',
  when: (_, { has }) => has('cluster/runtimeclass.yaml'),
  body: () =>
    'Gathers node selector, toleration and handler under one name, for all workloads on this Windows release. It takes a cluster administrator.',
  commands: () => [sh`kubectl apply --filename cluster/runtimeclass.yaml`],
  effects: () => [
    {
      does: 'cluster/runtimeclass.yaml is applied',
      needs: [cluster.administrator, inZip('cluster/runtimeclass.yaml')],
      makes: [cluster.runtimeClass],
    },
  ],
  files: ['cluster/runtimeclass.yaml'],
  decisions: ['useRuntimeClass', 'isolation'],
  sources: ['doc004-guide'],
})
