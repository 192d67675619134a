import { testLint } from '../../../testing/test-lint.ts'
import { rangeForm } from './range-form.ts'

const started = (pods: string, dns = '10.96.0.10') =>
  `.\\start.ps1 -ManagementIP 10.1.1.5 -NetworkMode overlay -ClusterCIDR ${pods} -ServiceCIDR 10.96.0.0/12 -KubeDnsServiceIP ${dns}`
const cluster = (pods: string) =>
  `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  podSubnet: ${pods}\n`

testLint(rangeForm, {
  valid: [
    { name: 'ranges', text: started('10.244.0.0/16') },
    { name: 'what somebody masked', text: started('10.x.0.0/16') },
    { name: 'both families', text: cluster('10.244.0.0/16,fd00:10:244::/56') },
    { name: 'an address behind which a sentence ends', text: 'The cluster DNS is 10.96.0.10.' },
  ],
  invalid: [
    {
      name: 'a dot too many',
      text: started('10.244.0.0./16'),
      messages: [/10\.244\.0\.0\.\/16 is no range: a dot has no number/],
      severity: 'error',
    },
    { name: 'five numbers', text: started('10.244.0.0.0/16'), messages: [/it has 5 numbers/] },
    { name: 'a prefix of IPv6', text: cluster('10.244.0.0/64'), messages: [/64 is above 32/] },
    {
      name: 'three numbers in a file',
      text: cluster('10.244.0/16'),
      messages: [/it has 3 numbers/],
    },
    { name: 'a number too high', text: cluster('10.544.0.0/16'), messages: [/544 is above 255/] },
    {
      name: 'an address',
      text: started('10.244.0.0/16', '10.96.0.300'),
      messages: [/10\.96\.0\.300 is no address: 300 is above 255/],
    },
    {
      name: 'a variable of a script',
      text: '$global:KubeServiceCIDR = "10.96.0.0/33"\n$global:KubeClusterCIDR="10.244.0.0/16"\n',
      messages: [/the prefix 33 is above 32/],
    },
  ],
})
