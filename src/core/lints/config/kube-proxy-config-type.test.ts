import { testLint } from '../../testing/test-lint.ts'
import { kubeProxyConfigType } from './kube-proxy-config-type.ts'

const file = (more: string) =>
  `apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\n${more}\n`

testLint(kubeProxyConfigType, {
  valid: [
    {
      name: 'values of their types',
      text: file(
        'bindAddress: 0.0.0.0\nconfigSyncPeriod: 15m0s\nnodePortAddresses: [10.0.0.0/8]\nwinkernel: {enableDSR: true, sourceVip: 10.244.2.2}\nfeatureGates: {WinDSR: true}',
      ),
    },
    {
      name: 'the file of kubeadm, which leaves most empty',
      text: file(
        'clusterCIDR: 10.244.0.0/16\noomScoreAdj: null\nnodePortAddresses: null\nmode: ""',
      ),
    },
    {
      name: 'how much is logged',
      text: file('logging: {format: text, verbosity: 4, flushFrequency: 5s}'),
    },
    {
      name: 'a template that fills a value in',
      text: file('configSyncPeriod: ${SYNC}\nclusterCIDR: $(POD_CIDR)'),
    },
  ],
  invalid: [
    {
      name: 'a word where true or false is asked for',
      text: file('enableProfiling: "false"\nwinkernel: {enableDSR: "true"}'),
      messages: [
        /enableProfiling is "false" where kube-proxy reads true or false/,
        /winkernel\.enableDSR is "true"/,
      ],
      severity: 'warning',
    },
    {
      name: 'a duration without its unit',
      text: file('configSyncPeriod: "30"'),
      messages: [/configSyncPeriod is "30" .* a duration/],
    },
    {
      name: 'a number in quotes below a field',
      text: file('logging: {verbosity: "4"}'),
      messages: [/logging\.verbosity is "4" where kube-proxy reads a whole number/],
      severity: 'warning',
    },
    {
      name: 'one range where a list is asked for',
      text: file('nodePortAddresses: 10.0.0.0/8'),
      messages: [/nodePortAddresses is "10\.0\.0\.0\/8" .* a list/],
    },
  ],
})
