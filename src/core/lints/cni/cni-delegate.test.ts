import { testLint } from '../../testing/test-lint.ts'
import { cniDelegate } from './cni-delegate.ts'

testLint(cniDelegate, {
  valid: [
    {
      name: 'what Flannel and the runtime read beside it',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "subnetFile": "/run/flannel/subnet.env", "dataDir": "C:/cni", "delegate": {"type": "win-bridge", "policies": []}}',
    },
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
      name: 'policies and an apiVersion beside the delegate',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "apiVersion": 2, "Policies": [], "delegate": {"type": "win-overlay"}}',
      messages: [/Policies stands beside delegate.*win-overlay/, /apiVersion stands beside/],
      severity: 'error',
    },
    {
      name: 'AdditionalArgs beside the delegate in a list',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "plugins": [{"type": "flannel", "AdditionalArgs": [], "delegate": {"type": "sdnoverlay"}}]}',
      messages: [/AdditionalArgs stands beside/],
    },
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
