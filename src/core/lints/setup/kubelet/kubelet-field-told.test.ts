import { testLint } from '../../../testing/test-lint.ts'
import { kubeletFieldTold } from './kubelet-field-told.ts'

const host = 'The workers run Windows Server 2022.'

testLint(kubeletFieldTold, {
  valid: [
    ...[
      `${host} We plan to set memoryManagerPolicy to Static on the Windows nodes.`,
      `${host} memoryManagerPolicy is set to Static on the Linux nodes; the Windows kubelet has None.`,
      `${host} On Windows memoryManagerPolicy is None.`,
      `${host} Should cpuManagerPolicy be static on Windows?`,
      'Our nodes run Ubuntu. cpuManagerPolicy is static.',
    ].map((text) => ({
      name: text,
      text: `${text}\n`,
      known: { kubernetesVersion: '1.29' } as const,
    })),
    ...[
      'kubelet on Windows Server 2022 is run by nssm, and shutdownGracePeriod is 0s.',
      'kubelet on Windows Server 2022 is a native service, and shutdownGracePeriod is 60s.',
      `${host} memoryManagerPolicy is set to Static on the Windows nodes.`,
    ].map((text) => ({
      name: text,
      text: `${text}\n`,
      known: { kubernetesVersion: '1.33' } as const,
    })),
  ],
  invalid: [
    {
      name: 'a policy without its gate',
      text: `${host} memoryManagerPolicy is set to Static on the Windows nodes.\n`,
      known: { kubernetesVersion: '1.29' },
      messages: [/^memoryManagerPolicy is Static; .*which the kubelet of 1\.29 does not have/],
      severity: 'warning',
    },
    {
      name: 'a period that no kubelet of then hears of',
      text: `${host} On the Windows nodes shutdownGracePeriod is 60s.\n`,
      known: { kubernetesVersion: '1.29' },
      messages: [/^shutdownGracePeriod is set; on Windows the kubelet 1\.29 hears of no shutdown/],
      severity: 'warning',
    },
    {
      name: 'a period under nssm',
      text: 'kubelet on Windows Server 2022 is run by nssm, and shutdownGracePeriod is 60s.\n',
      known: { kubernetesVersion: '1.33' },
      messages: [/^shutdownGracePeriod is 60s, but under nssm/],
      severity: 'warning',
    },
  ],
})
