import { testRule } from '../../testing/test-rule.ts'
import { hostprocessMountPaths } from './hostprocess-mount-paths.ts'

const old = { kubernetesVersion: '1.26', runtimeVersion: '1.6.39' } as const

testRule(hostprocessMountPaths, {
  base: 'hostprocess',
  valid: [
    {},
    old,
    { volumes: ['emptyDir::/x'] },
    { kubernetesVersion: '1.21', runtimeVersion: '1.6.39', volumes: ['emptyDir::/x'] },
  ],
  invalid: [
    {
      given: { ...old, volumes: ['emptyDir::/x'] },
      severity: 'info',
      message: /CONTAINER_SANDBOX_MOUNT_POINT; from 1\.7\.0 on/,
    },
  ],
})
