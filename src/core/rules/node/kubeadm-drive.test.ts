import { testRule } from '../../testing/test-rule.ts'
import { kubeadmDrive } from './kubeadm-drive.ts'

testRule(kubeadmDrive, {
  valid: [
    {},
    { installDirectory: String.raw`c:\kubernetes` },
    { joinMethod: 'kubeconfig', installDirectory: String.raw`D:\k` },
    { installDirectory: 'nonsense' },
  ],
  invalid: [
    {
      given: { installDirectory: String.raw`D:\k` },
      message: /kubeadm in D:\\k writes D: .* lie on C:/,
      severity: 'error',
      suggestion: { installDirectory: String.raw`C:\k` },
    },
  ],
})
