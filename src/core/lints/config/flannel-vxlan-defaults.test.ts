import { testLint } from '../../testing/test-lint.ts'
import { flannelVxlanDefaults } from './flannel-vxlan-defaults.ts'

testLint(flannelVxlanDefaults, {
  valid: [
    {
      name: 'a backend that names both',
      text: '{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}',
    },
    { name: 'host-gw', text: '{"Network": "10.244.0.0/16", "Backend": {"Type": "host-gw"}}' },
  ],
  invalid: [
    {
      name: 'a backend that names neither',
      text: '{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan"}}',
      messages: [/no VNI/, /no Port/],
      severity: 'error',
    },
  ],
})
