import { testLint } from '../../../testing/test-lint.ts'
import { kubeletGracePeriod } from './kubelet-grace-period.ts'

const setup = (period: string, start: string) => `\`\`\`
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
shutdownGracePeriod: ${period}
\`\`\`
${start} --config=C:\\k\\config.yaml --v=2
`
const nssm = 'nssm set kubelet AppParameters'
const known = { kubernetesVersion: '1.34' } as const

testLint(kubeletGracePeriod, {
  valid: [
    { name: 'no period', text: setup('0s', nssm), known },
    { name: 'a service of its own', text: setup('30s', 'kubelet.exe --windows-service'), known },
    {
      name: 'a version that has its gate off',
      text: setup('30s', nssm),
      known: { kubernetesVersion: '1.33' },
    },
  ],
  invalid: [
    {
      name: 'a period under nssm',
      text: setup('30s', nssm),
      known,
      messages: [/shutdownGracePeriod is 30s, and the kubelet runs under nssm/],
      severity: 'warning',
    },
  ],
})
