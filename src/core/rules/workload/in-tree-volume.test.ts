import { testRule } from '../../testing/test-rule.ts'
import { inTreeVolume } from './in-tree-volume.ts'

const volumes = ['azureFile:secret/share:/x']

testRule(inTreeVolume, {
  valid: [
    {},
    { volumes, kubernetesVersion: '1.23' },
    { volumes: ['awsElasticBlockStore:vol-1:/x'], kubernetesVersion: '1.22' },
    { volumes: ['emptyDir::/x'] },
  ],
  invalid: [
    {
      given: { volumes, kubernetesVersion: '1.24' },
      severity: 'info',
      message: /From Kubernetes 1\.24 on azureFile/,
    },
    {
      given: { volumes: ['awsElasticBlockStore:vol-1:/x'], kubernetesVersion: '1.23' },
      severity: 'info',
      message: /From Kubernetes 1\.23 on awsElasticBlockStore/,
    },
    { given: { volumes: ['gcePersistentDisk:disk:/x'], kubernetesVersion: '1.23' } },
  ],
})
