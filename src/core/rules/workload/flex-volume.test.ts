import { testRule } from '../../testing/test-rule.ts'
import { flexVolume } from './flex-volume.ts'

testRule(flexVolume, {
  valid: [{}, { volumes: ['csi:smb.csi.k8s.io:/x'] }],
  invalid: [
    {
      given: { volumes: ['flexVolume:microsoft.com/smb.cmd:/x'] },
      severity: 'info',
      message: /microsoft\.com\/smb\.cmd must lie on the node/,
    },
  ],
})
