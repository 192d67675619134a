import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigThreshold } from './kubelet-config-threshold.ts'

const header = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n'

testLint(kubeletConfigThreshold, {
  valid: [
    {
      name: 'quantities and shares',
      text: `${header}evictionHard:\n  memory.available: 500Mi\n  nodefs.available: "10%"\n  imagefs.available: 0.5%\nevictionMinimumReclaim:\n  nodefs.available: 0Mi\n`,
    },
    {
      name: 'what a template fills in',
      text: `${header}evictionHard:\n  memory.available: "\${MEMORY}"\n`,
    },
    { name: 'none', text: `${header}evictionHard: {}\n` },
  ],
  invalid: [
    {
      name: 'bytes',
      text: `${header}evictionHard:\n  memory.available: 500MB\n`,
      messages: [/evictionHard has memory\.available: 500MB; that is no quantity/],
      severity: 'error',
    },
    {
      name: 'a share with a blank, in JSON',
      text: '{"apiVersion": "kubelet.config.k8s.io/v1beta1", "kind": "KubeletConfiguration", "evictionSoft": {"nodefs.available": "10 %"}}',
      messages: [/nodefs\.available: 10 %/],
      severity: 'error',
    },
    {
      name: 'a signal that there is not',
      text: `${header}evictionHard:\n  disk.available: 10%\n`,
      messages: [/disk\.available: 10%; the kubelet knows no such signal/],
      severity: 'error',
    },
  ],
})
