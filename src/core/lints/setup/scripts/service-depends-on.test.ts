import { testLint } from '../../../testing/test-lint.ts'
import { serviceDependsOn } from './service-depends-on.ts'

const run = String.raw`C:\k\kubelet.exe --windows-service --config=C:\k\c.yaml`
const endpoint = '--container-runtime-endpoint=npipe:////./pipe/containerd-containerd'
const queried = (dependency: string, flags = endpoint) => `PS C:\\> sc.exe qc kubelet
[SC] QueryServiceConfig SUCCESS

SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS
        START_TYPE         : 2   AUTO_START
        BINARY_PATH_NAME   : ${run} ${flags}
        DISPLAY_NAME       : kubelet
        DEPENDENCIES       : ${dependency}
        SERVICE_START_NAME : LocalSystem

`
const created = (dependency: string) =>
  `sc.exe create kubelet binPath= "${run} ${endpoint}" start= auto depend= ${dependency}\n`

testLint(serviceDependsOn, {
  valid: [
    { name: 'containerd', text: queried('containerd') },
    { name: 'none', text: queried('') },
    { name: 'docker with Docker', text: queried('docker', '--network-plugin=cni') },
    { name: 'containerd in a script', text: created('containerd') },
  ],
  invalid: [
    {
      name: 'docker with containerd',
      text: queried('docker'),
      messages: [
        /^The service kubelet depends on docker, and the runtime of the node is containerd/,
      ],
      severity: 'warning',
    },
    { name: 'docker in a script', text: created('docker'), messages: [/depends on docker/] },
    {
      name: 'docker by nssm',
      text: `nssm set kubelet AppParameters --config=C:\\k\\c.yaml ${endpoint}\nnssm set kubelet DependOnService docker\n`,
      messages: [/depends on docker/],
    },
    {
      name: 'a service that is not there',
      text: `${queried('docker', '')}PS C:\\> Get-Service docker\nGet-Service : Cannot find any service with service name 'docker'.\n`,
      messages: [/and there is no such service/],
      severity: 'error',
    },
  ],
})
