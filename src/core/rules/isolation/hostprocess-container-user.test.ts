import { testRule } from '../../testing/test-rule.ts'
import { hostprocessContainerUser } from './hostprocess-container-user.ts'

testRule(hostprocessContainerUser, {
  base: 'hostprocess',
  valid: [
    {},
    { runAsUserName: 'agents' },
    { runAsUserName: 'ContainerUser', isolation: 'process' },
    // Other releases take service accounts alone, which another rule says.
    { runAsUserName: 'ContainerUser', runtimeVersion: '1.6.39' },
  ],
  invalid: [
    {
      given: { runAsUserName: 'containeruser' },
      message: /cannot log on as containeruser/,
      severity: 'error',
      basis: 'fails',
      suggestion: { runAsUserName: String.raw`NT AUTHORITY\SYSTEM` },
    },
  ],
})
