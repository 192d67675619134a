import { testLint } from '../../testing/test-lint.ts'
import { serviceName } from './service-name.ts'

const made = (name: string, program = 'kubelet', flag = '--windows-service') =>
  `sc.exe create ${name} binPath= "C:\\k\\${program}.exe ${flag} --kubeconfig=C:\\k\\config" start= auto\n`
const printed = (name: string) =>
  `C:\\> sc.exe qc ${name}\n[SC] QueryServiceConfig SUCCESS\n\nSERVICE_NAME: ${name}\n        TYPE               : 10  WIN32_OWN_PROCESS\n        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --windows-service --kubeconfig=C:\\k\\config\n`
const script = (name: string) =>
  `$a = 1\nNew-Service -Name ${name} -BinaryPathName "C:\\k\\kubelet.exe --windows-service --kubeconfig=C:\\k\\config"\n`

testLint(serviceName, {
  valid: [
    { name: 'its name', text: made('kubelet') },
    { name: 'its name in other letters', text: made('Kubelet') },
    { name: 'that of kube-proxy', text: made('kube-proxy', 'kube-proxy') },
    { name: 'one that does not speak', text: made('node-agent', 'kubelet', '--v=2') },
    { name: 'a service that is printed', text: printed('kubelet') },
    { name: 'that of a script', text: script('"kubelet"') },
    {
      name: 'a service of nssm',
      text: 'nssm install node-agent C:\\k\\kubelet.exe --v=2 --kubeconfig=C:\\k\\config\n',
    },
    { name: 'a line of no service', text: 'C:\\k\\kubelet.exe --windows-service --v=2\n' },
  ],
  invalid: [
    {
      name: 'another name',
      text: made('k8s-kubelet'),
      messages: [
        /The service is called k8s-kubelet; .* speaks with the service manager as kubelet/,
      ],
      severity: 'warning',
    },
    {
      name: 'kube-proxy without its hyphen',
      text: made('kubeproxy', 'kube-proxy'),
      messages: [/The service is called kubeproxy/],
    },
    { name: 'one that is printed', text: printed('node-agent'), messages: [/node-agent/] },
    { name: 'one of a script', text: script("'node-agent'"), messages: [/node-agent/] },
  ],
})
