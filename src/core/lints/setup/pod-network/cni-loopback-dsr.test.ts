import { testLint } from '../../../testing/test-lint.ts'
import { cniLoopbackDsr } from './cni-loopback-dsr.ts'

const setup = (config: object, kernel: string) => `${JSON.stringify(config)}
=== nodes ===
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION   CONTAINER-RUNTIME
win-1   Ready    <none>   5d    v1.19.9   10.0.0.9      Windows Server 2019 Datacenter   ${kernel}        docker://19.3.14
`
const bridge = (more: object) => ({
  cniVersion: '0.3.0',
  name: 'cbr0',
  type: 'win-bridge',
  ...more,
})
const flannel = (delegate: object) => ({
  cniVersion: '0.3.0',
  name: 'cbr0',
  type: 'flannel',
  delegate,
})

testLint(cniLoopbackDsr, {
  valid: [
    { name: 'a later update', text: setup(bridge({ loopbackDSR: true }), '10.0.17763.1432') },
    { name: 'a later release', text: setup(bridge({ loopbackDSR: true }), '10.0.20348.169') },
    { name: 'turned off', text: setup(bridge({ loopbackDSR: false }), '10.0.17763.1339') },
    { name: 'not asked for', text: setup(bridge({}), '10.0.17763.1339') },
  ],
  invalid: [
    {
      name: 'an older update',
      text: setup(bridge({ loopbackDSR: true }), '10.0.17763.1339'),
      messages: [/from 10\.0\.17763\.1432 on, and the host has 10\.0\.17763\.1339/],
      severity: 'warning',
    },
    {
      name: 'what Flannel hands over',
      text: setup(flannel({ type: 'win-overlay', loopbackDSR: true }), '10.0.17763.973'),
      messages: [/the host has 10\.0\.17763\.973/],
    },
    {
      name: 'the flag of the SDN plugins',
      text: setup(
        flannel({ type: 'sdnbridge', optionalFlags: { loopbackDSR: true } }),
        '10.0.17763.864',
      ),
      messages: [/the host has 10\.0\.17763\.864/],
    },
  ],
})
