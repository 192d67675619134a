import { testLint } from '../../../testing/test-lint.ts'
import { antreaOverride } from './antrea-override.ts'

const config = (name: string, setting: string) => `apiVersion: v1
kind: ConfigMap
metadata: { name: ${name}, namespace: kube-system }
data:
  antrea-agent.conf: |
    trafficEncapMode: encap
    ${setting}
`

testLint(antreaOverride, {
  valid: [
    {
      name: 'an address',
      text: config('antrea-windows-config', 'kubeAPIServerOverride: "https://10.1.0.4:6443"'),
    },
    {
      name: 'a release that has kube-proxy beside it',
      text: `Antrea v1.9.1 on Windows Server 2022\n\n${config('antrea-windows-config', '#kubeAPIServerOverride: ""')}`,
    },
    {
      name: 'kube-proxy in userspace, as Kubernetes had it then',
      text: `Kubernetes 1.24, Windows Server 2022\n\nkube-proxy.exe --proxy-mode=userspace --kubeconfig=c:\\\\k\\\\config\n\n${config('antrea-windows-config', '#kubeAPIServerOverride: ""')}`,
    },
    { name: 'agents of Linux', text: config('antrea-config', 'kubeAPIServerOverride: ""') },
  ],
  invalid: [
    {
      name: 'a setting that is empty',
      text: `os: Windows Server 2022\n\n${config('antrea-windows-config', 'kubeAPIServerOverride: ""')}`,
      messages: [/kubeAPIServerOverride is not given/],
      severity: 'warning',
    },
    {
      name: 'a setting left as a comment',
      text: config('antrea-windows-config', '#kubeAPIServerOverride: ""'),
      messages: [/kubeAPIServerOverride is not given/],
      severity: 'info',
    },
  ],
})
