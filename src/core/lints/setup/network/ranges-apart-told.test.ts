import { testLint } from '../../../testing/test-lint.ts'
import { rangesApartTold } from './ranges-apart-told.ts'

const cluster = (services: string) =>
  `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  podSubnet: 10.244.0.0/16\n  serviceSubnet: ${services}\n`
const flannel = (pods: string) =>
  `---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: kube-flannel-cfg}\ndata:\n  net-conf.json: |\n    {"Network": "${pods}", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}\n`

testLint(rangesApartTold, {
  valid: [
    { name: 'ranges apart', text: cluster('10.96.0.0/12') + flannel('10.245.0.0/16') },
    { name: 'what a rule compares', text: cluster('10.244.128.0/20') },
  ],
  invalid: [
    {
      name: 'ranges of the cluster that overlap, where flannel has another one',
      text: cluster('10.244.128.0/20') + flannel('10.245.0.0/16'),
      messages: [/10\.244\.128\.0\/20 overlaps that of pods, 10\.244\.0\.0\/16/],
      severity: 'error',
    },
  ],
})
