import { testRule } from '../../testing/test-rule.ts'
import { hostprocessUser } from './hostprocess-user.ts'

testRule(hostprocessUser, {
  base: 'hostprocess',
  valid: [
    {},
    { runAsUserName: String.raw`nt authority\LOCAL SERVICE` },
    { runAsUserName: String.raw`NT AUTHORITY\NETWORK SERVICE` },
    { runAsUserName: 'hpc-agents' },
    { runAsUserName: '', isolation: 'process' },
    { runAsUserName: '', kubernetesVersion: '1.21' }, // no HostProcess at all
  ],
  invalid: [
    {
      given: { runAsUserName: '' },
      severity: 'warning',
      message: /needs a runAsUserName/,
      suggestion: { runAsUserName: String.raw`NT AUTHORITY\SYSTEM` },
    },
    {
      given: { runAsUserName: String.raw`CORP\agent` },
      severity: 'warning',
      message: /none of the service accounts/,
    },
    {
      given: { runAsUserName: 'hpc-agents', runtimeVersion: '1.6.39', kubernetesVersion: '1.26' },
      severity: 'warning',
      message: /from containerd 1\.7\.0 on; 1\.6\.39/,
    },
    {
      given: { platform: 'aks', joinMethod: 'node-pool', runAsUserName: '' },
      severity: 'warning',
      message: /needs a runAsUserName/,
    },
  ],
})
