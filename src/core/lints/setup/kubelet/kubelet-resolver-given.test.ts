import { testLint } from '../../../testing/test-lint.ts'
import { kubeletResolverGiven } from './kubelet-resolver-given.ts'

const service = (flags: string) =>
  `PS C:\\> nssm get kubelet AppParameters\n--kubeconfig=C:\\k\\config --node-ip=10.0.0.7 --v=2 ${flags}\n`
const setup = (fields: string, flags = '') => `\`\`\`
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
cgroupsPerQOS: false
${fields}
\`\`\`
\`\`\`
C:\\k\\kubelet.exe --config=C:\\k\\config.yaml --v=2 ${flags}
\`\`\`
`
const known = { kubernetesVersion: '1.28' } as const
const older = { kubernetesVersion: '1.22' } as const

testLint(kubeletResolverGiven, {
  valid: [
    { name: 'the flag', text: service('--resolv-conf='), known },
    { name: 'the flag with a value', text: service('--resolv-conf=Host'), known },
    { name: 'a file that nobody sent', text: service('--config=C:\\k\\c.yaml'), known },
    { name: 'a line that somebody types', text: 'kubelet.exe --v=2 --node-ip=10.0.0.7\n', known },
    { name: 'flags that a variable holds', text: service('$more'), known },
    { name: 'a file and a line that are shortened', text: setup('maxPods: 30'), known },
    { name: 'the field', text: setup('resolvConf: ""'), known },
    {
      name: 'a script with the flag',
      text: `=== start.ps1 ===\nc:\\k\\kubelet.exe --kubeconfig=c:\\k\\config --cgroups-per-qos=false --enforce-node-allocatable="" --resolv-conf="" --v=4\n`,
      known: older,
    },
    {
      name: 'a script that gives a file',
      text: `=== start.ps1 ===\nc:\\k\\kubelet.exe --config=c:\\k\\kubelet.yaml --cgroups-per-qos=false --v=4\n`,
      known: older,
    },
    {
      name: 'a line that is shortened',
      text: 'kubelet.exe --network-plugin=cni --cgroups-per-qos=false --enforce-node-allocatable=""\n',
      known: older,
    },
    {
      name: 'a line that goes on',
      text: 'kubelet.exe --kubeconfig=c:\\k\\config --cgroups-per-qos=false ...\n',
      known: older,
    },
    {
      name: 'the flag over the field',
      text: setup('resolvConf: ""', '--resolv-conf='),
      known: older,
    },
    {
      name: 'a folder of further files',
      text: setup('maxPods: 30', '--config-dir=C:\\k\\d'),
      known,
    },
    {
      name: 'a kubelet of Linux',
      text: '/usr/bin/kubelet --kubeconfig=/etc/a.conf --v=2\n',
      known,
    },
  ],
  invalid: [
    {
      name: 'a script that starts it without',
      text: `=== start.ps1 ===\n$env:NODE_NAME = "w1"\nc:\\k\\kubelet.exe --kubeconfig=c:\\k\\config --cluster-dns=10.96.0.10 \`\n  --cgroups-per-qos=false --enforce-node-allocatable="" --v=4\n`,
      known: older,
      messages: [/--resolv-conf is missing/],
      severity: 'warning',
    },
    {
      name: 'a service without it',
      text: service(''),
      known,
      messages: [/--resolv-conf is missing: the default is \/etc\/resolv\.conf/],
      severity: 'warning',
    },
    {
      name: 'a service of sc.exe without it',
      text: 'sc.exe create kubelet binPath= "C:\\k\\kubelet.exe --windows-service --kubeconfig=C:\\k\\config"\n',
      known: older,
      messages: [/--resolv-conf is missing/],
    },
    {
      name: 'an empty field that the version does not hear',
      text: setup('resolvConf: ""'),
      known: older,
      messages: [/resolvConf is empty in the file, which the kubelet hears from 1\.23 on/],
      severity: 'warning',
    },
  ],
})
