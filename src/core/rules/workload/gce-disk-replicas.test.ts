import { testRule } from '../../testing/test-rule.ts'
import { gceDiskReplicas } from './gce-disk-replicas.ts'

const disk = { volumes: ['gcePersistentDisk:disk-1:/x'], kubernetesVersion: '1.28' } as const

testRule(gceDiskReplicas, {
  valid: [
    {},
    { ...disk, replicas: 1 },
    { ...disk, kubernetesVersion: '1.30' },
    { ...disk, volumes: ['emptyDir::/x'] },
  ],
  invalid: [
    {
      given: { ...disk, replicas: 2 },
      message: /API server 1\.28 refuses a gcePersistentDisk .* Deployment with 2 pods/,
      severity: 'error',
      basis: 'refused',
      suggestion: { replicas: 1 },
    },
    {
      given: { ...disk, kubernetesVersion: '1.14', workloadKind: 'DaemonSet', replicas: 1 },
      message: /DaemonSet with one pod a node/,
      severity: 'error',
    },
  ],
})
