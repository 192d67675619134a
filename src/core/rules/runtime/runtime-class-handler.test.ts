import { testRule } from '../../testing/test-rule.ts'
import { runtimeClassHandlerKnown } from './runtime-class-handler.ts'

const docker = { containerRuntime: 'docker', useRuntimeClass: true } as const

testRule(runtimeClassHandlerKnown, {
  valid: [
    {},
    { ...docker, kubernetesVersion: '1.15' },
    { kubernetesVersion: '1.14', containerRuntime: 'docker' },
    { useRuntimeClass: true },
  ],
  invalid: [
    {
      given: { ...docker, kubernetesVersion: '1.14' },
      message: /1\.14 refuses every RuntimeClass handler; it takes docker from 1\.15 on/,
      severity: 'error',
      suggestion: { useRuntimeClass: false },
    },
  ],
})
