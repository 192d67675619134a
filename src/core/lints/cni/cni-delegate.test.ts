import { testLint } from '../../testing/test-lint.ts'
import { cniDelegate } from './cni-delegate.ts'

testLint(cniDelegate, {
  valid: [
    {
      name: 'a plain delegate',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge"}}',
    },
    {
      name: 'the gateway of the bridge',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "sdnbridge", "optionalFlags": {"forceBridgeGateway": true}}}',
    },
  ],
  invalid: [
    {
      name: 'a name',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge", "name": "a"}}',
      messages: [/must not have 'name' field/],
      severity: 'error',
    },
    {
      name: 'a capital letter',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"Type": "win-overlay"}}',
      messages: [/starts win-bridge/],
      severity: 'error',
    },
    {
      name: 'the first address as gateway',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "sdnbridge"}}',
      messages: [/reach no other node/],
      severity: 'error',
    },
  ],
})
