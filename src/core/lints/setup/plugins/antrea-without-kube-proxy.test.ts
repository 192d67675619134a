import { testLint } from '../../../testing/test-lint.ts'
import { antreaWithoutKubeProxy } from './antrea-without-kube-proxy.ts'

const service = (state: string) => `PS C:\\> Get-Service kube-proxy

Status   Name               DisplayName
------   ----               -----------
${state}  kube-proxy         kube-proxy
`
const line = String.raw`C:\k\kube-proxy.exe --windows-service --proxy-mode=userspace --kubeconfig=C:\k\kp.conf`

const table = (name: string, pods: number) =>
  `NAME   DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR   AGE\n${name}   ${pods}   ${pods}   ${pods}   ${pods}   ${pods}   kubernetes.io/os=windows   5d\n\n`

testLint(antreaWithoutKubeProxy, {
  valid: [
    {
      name: 'pods of kube-proxy on Linux nodes, and none on Windows nodes',
      text: `Antrea v1.15 on Windows nodes.\n\n${table('kube-proxy', 3)}${table('kube-proxy-windows', 0)}`,
    },
    {
      name: 'pods beside an older Antrea',
      text: `Antrea v1.12 on Windows nodes.\n\n${table('kube-proxy-windows', 2)}`,
    },
    { name: 'an older Antrea', text: `Antrea v1.12 on Windows nodes.\n\n${service('Running')}` },
    { name: 'one whose release nobody tells', text: `We use Antrea.\n\n${service('Running')}` },
    { name: 'a service that is stopped', text: `Antrea v1.15.\n\n${service('Stopped')}` },
    { name: 'another plugin', text: `Flannel v0.25.1.\n\n${line}` },
    { name: 'no kube-proxy', text: 'Antrea v2.1.0 on Windows nodes, Kubernetes 1.29.' },
  ],
  invalid: [
    {
      name: 'pods of kube-proxy on Windows nodes',
      text: `Antrea v1.15 on Windows nodes.\n\n${table('kube-proxy-windows', 2)}`,
      messages: [/kube-proxy has a DaemonSet and runs on the Windows node/],
    },
    {
      name: 'the manifest of these pods',
      text: 'Antrea v1.15 on Windows nodes.\n\napiVersion: apps/v1\nkind: DaemonSet\nmetadata:\n  name: kube-proxy-windows\n  namespace: kube-system\nspec:\n  selector: {matchLabels: {a: b}}\n  template:\n    metadata: {labels: {a: b}}\n    spec:\n      nodeSelector: {kubernetes.io/os: windows}\n      containers: [{name: a, image: sigwindowstools/kube-proxy:v1.29.2-nanoserver}]\n',
      messages: [/kube-proxy has a DaemonSet for the Windows node/],
    },
    {
      name: 'a service that runs',
      text: `Antrea v1.15 on Windows nodes.\n\n${service('Running')}`,
      messages: [/kube-proxy runs on the Windows node beside Antrea 1.15/],
    },
    {
      name: 'the line of a service',
      text: `We have Antrea v2.1.0.\n\n${line}`,
      messages: [/kube-proxy is set up as a service .* none of kube-proxy is to run/],
    },
  ],
})
