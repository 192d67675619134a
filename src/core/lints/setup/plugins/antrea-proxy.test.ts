import { testLint } from '../../../testing/test-lint.ts'
import { antreaProxy } from './antrea-proxy.ts'

const config = (name: string, settings: string) => `apiVersion: v1
kind: ConfigMap
metadata: { name: ${name}, namespace: kube-system }
data:
  antrea-agent.conf: |
    trafficEncapMode: encap
${settings}
`

testLint(antreaProxy, {
  valid: [
    {
      name: 'a proxy that is on',
      text: config(
        'antrea-windows-config',
        '    antreaProxy:\n      enable: true\n      proxyAll: true',
      ),
    },
    { name: 'nothing said', text: config('antrea-windows-config', '    ovsBridge: br-int') },
    {
      name: 'a comment',
      text: config('antrea-windows-config', '    featureGates:\n    #  AntreaProxy: false'),
    },
    {
      name: 'kube-proxy in userspace, as Kubernetes had it then',
      text: `Kubernetes 1.24, Windows Server 2022\n\nkube-proxy.exe --proxy-mode=userspace --kubeconfig=c:\\\\k\\\\config\n\n${config('antrea-windows-config', '    antreaProxy:\n      enable: true\n      proxyAll: false')}`,
    },
    { name: 'agents of Linux', text: config('antrea-config', '    AntreaProxy: false') },
    {
      name: 'another setting behind those of the proxy',
      text: config(
        'antrea-windows-config',
        '    antreaProxy:\n      enable: true\n    wireGuard:\n      enable: false',
      ),
    },
  ],
  invalid: [
    {
      name: 'a part of the file between words',
      text: 'The antrea-windows-config of our Windows nodes, Antrea v1.15:\n\n  antrea-agent.conf: |\n    featureGates:\n      AntreaProxy: false\n    ovsBridge: br-int\n    hostGateway: antrea-gw0\n',
      messages: [/^AntreaProxy is false/],
      severity: 'warning',
    },
    {
      name: 'kube-proxy in a mode that is gone',
      text: `Kubernetes 1.28, Windows Server 2022\n\nkube-proxy.exe --proxy-mode=userspace --kubeconfig=c:\\\\k\\\\config\n\n${config('antrea-windows-config', '    antreaProxy:\n      enable: true\n      proxyAll: false')}`,
      messages: [/^proxyAll is false/],
      severity: 'warning',
    },
    {
      name: 'kube-proxy in another mode',
      text: `Kubernetes 1.24, Windows Server 2022\n\nkube-proxy.exe --proxy-mode=kernelspace --kubeconfig=c:\\\\k\\\\config\n\n${config('antrea-windows-config', '    antreaProxy:\n      enable: true\n      proxyAll: false')}`,
      messages: [/^proxyAll is false/],
      severity: 'warning',
    },
    {
      name: 'the gate of old releases',
      text: config('antrea-windows-config', '    featureGates:\n      AntreaProxy: false'),
      messages: [/^AntreaProxy is false/],
      severity: 'warning',
    },
    {
      name: 'the setting that came after it',
      text: config(
        'antrea-windows-config-7d2f',
        '    antreaProxy:\n      enable: true\n      # For all traffic\n      proxyAll: false',
      ),
      messages: [/^proxyAll is false/],
      severity: 'warning',
    },
  ],
})
