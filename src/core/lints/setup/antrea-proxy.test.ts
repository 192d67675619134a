import { testLint } from '../../testing/test-lint.ts'
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
