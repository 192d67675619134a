import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigType } from './kubelet-config-type.ts'

const file = (more: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n${more}\n`

testLint(kubeletConfigType, {
  valid: [
    {
      name: 'values of their types',
      text: file(`maxPods: 60
cgroupsPerQOS: false
enforceNodeAllocatable: []
clusterDNS: [10.96.0.10]
resolvConf: ""
shutdownGracePeriod: 30s
systemReserved: {cpu: 500m, memory: 2Gi}
featureGates: {WindowsGracefulNodeShutdown: true}
registerWithTaints: [{key: os, value: windows, effect: NoSchedule}]
memoryThrottlingFactor: 0.9`),
    },
    { name: 'fields that are left empty', text: file('evictionHard:\nstaticPodPath:') },
  ],
  invalid: [
    {
      name: 'a duration without its unit in a part of the authentication',
      text: file('authentication:\n  webhook:\n    enabled: true\n    cacheTTL: 30'),
      messages: [/authentication\.webhook\.cacheTTL is 30 where the kubelet reads a duration/],
    },
    {
      name: 'taints as the flag has them',
      text: file('registerWithTaints: ["os=windows:NoSchedule"]'),
      messages: [/^registerWithTaints\.0 is "os=windows:NoSchedule" .* a taint with key/],
      severity: 'warning',
    },
    {
      name: 'a list that is one text',
      text: file('clusterDNS: 10.96.0.10'),
      messages: [/clusterDNS is "10\.96\.0\.10" where the kubelet reads a list/],
    },
    {
      name: 'a duration without its unit, or in words',
      text: file('runtimeRequestTimeout: "120"\nsyncFrequency: 5 minutes'),
      messages: [/runtimeRequestTimeout is "120" .* a duration/, /syncFrequency is "5 minutes"/],
    },
    {
      name: 'a number where text is asked for',
      text: file('systemReserved: {cpu: 1, memory: 2Gi}'),
      messages: [/systemReserved\.cpu is 1 .* text/],
    },
    {
      name: 'text where a number or a boolean is asked for',
      text: file('maxPods: "60"\ncgroupsPerQOS: "false"'),
      messages: [/cgroupsPerQOS is "false" .* true or false/, /maxPods is "60" .* whole number/],
    },
  ],
})
