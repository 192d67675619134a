import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigShutdown } from './kubelet-config-shutdown.ts'

const file = (lines: string, endpoint = 'npipe:////./pipe/containerd-containerd') =>
  `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
containerRuntimeEndpoint: ${endpoint}
${lines}
`
const period = 'shutdownGracePeriod: 30s'
const gate = (value: boolean) => `featureGates: {WindowsGracefulNodeShutdown: ${String(value)}}`

testLint(kubeletConfigShutdown, {
  valid: [
    { name: 'a version that has it', text: file(period), known: { kubernetesVersion: '1.34' } },
    {
      name: 'a gate that is on',
      text: file(`${period}\n${gate(true)}`),
      known: { kubernetesVersion: '1.32' },
    },
    {
      name: 'no period',
      text: file('shutdownGracePeriod: 0s'),
      known: { kubernetesVersion: '1.28' },
    },
    {
      name: 'a file of Linux',
      text: file(period, 'unix:///run/containerd/containerd.sock'),
      known: { kubernetesVersion: '1.28' },
    },
  ],
  invalid: [
    {
      name: 'a version before it',
      text: file(period),
      known: { kubernetesVersion: '1.28' },
      messages: [/the kubelet 1\.28 hears of no shutdown/],
      severity: 'warning',
    },
    {
      name: 'a gate that is off by default',
      text: file(period),
      known: { kubernetesVersion: '1.33' },
      messages: [/only with the gate WindowsGracefulNodeShutdown, which is off/],
      severity: 'warning',
    },
    {
      name: 'a gate that somebody turned off',
      text: file(
        `shutdownGracePeriodByPodPriority: [{priority: 0, shutdownGracePeriodSeconds: 20}]\n${gate(false)}`,
      ),
      known: { kubernetesVersion: '1.35' },
      messages: [/^shutdownGracePeriodByPodPriority is set/],
      severity: 'warning',
    },
  ],
})
