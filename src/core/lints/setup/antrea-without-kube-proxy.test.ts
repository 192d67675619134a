import { testLint } from '../../testing/test-lint.ts'
import { antreaWithoutKubeProxy } from './antrea-without-kube-proxy.ts'

const service = (state: string) => `PS C:\\> Get-Service kube-proxy

Status   Name               DisplayName
------   ----               -----------
${state}  kube-proxy         kube-proxy
`
const line = String.raw`C:\k\kube-proxy.exe --windows-service --proxy-mode=userspace --kubeconfig=C:\k\kp.conf`

testLint(antreaWithoutKubeProxy, {
  valid: [
    { name: 'an older Antrea', text: `Antrea v1.12 on Windows nodes.\n\n${service('Running')}` },
    { name: 'one whose release nobody tells', text: `We use Antrea.\n\n${service('Running')}` },
    { name: 'a service that is stopped', text: `Antrea v1.15.\n\n${service('Stopped')}` },
    { name: 'another plugin', text: `Flannel v0.25.1.\n\n${line}` },
    { name: 'no kube-proxy', text: 'Antrea v2.1.0 on Windows nodes, Kubernetes 1.29.' },
  ],
  invalid: [
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
