import { testLint } from '../../testing/test-lint.ts'
import { serviceFlag } from './service-flag.ts'

const service = (path: string) => `C:\\> sc.exe qc kubelet
SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS
        BINARY_PATH_NAME   : ${path}
        DEPENDENCIES       : containerd
`

testLint(serviceFlag, {
  valid: [
    {
      name: 'kube-proxy with a file that may have it',
      text: service('C:\\k\\kube-proxy.exe --config=C:\\k\\proxy.yaml'),
    },
    {
      name: 'a wrapper that a script makes a service of',
      text: `$ErrorActionPreference = 'Stop'
New-Service -Name kubelet -BinaryPathName "C:\\k\\kube-log-runner.exe -log-file=C:\\l.log C:\\k\\kubelet.exe --max-pods=3"
`,
    },
    {
      name: 'a service with its flag',
      text: service('C:\\k\\kubelet.exe --windows-service --max-pods=30'),
    },
    {
      name: 'a wrapper in a folder with a blank',
      text: service(
        '"C:\\Program Files\\k\\kube-log-runner.exe" -log-file=C:\\l.log C:\\k\\kubelet.exe --max-pods=3',
      ),
    },
    {
      name: 'flanneld under nssm',
      text: 'nssm install flanneld C:\\flannel\\flanneld.exe --kube-subnet-mgr=1 --kubeconfig-file=C:\\k\\config\n',
    },
    { name: 'a line that no service runs', text: 'C:\\k\\kubelet.exe --max-pods=30' },
    {
      name: 'a wrapper',
      text: service(
        'C:\\k\\kube-log-runner.exe -log-file=C:\\l.log C:\\k\\kubelet.exe --max-pods=3',
      ),
    },
  ],
  invalid: [
    {
      name: 'flanneld, which has no such flag',
      text: 'sc.exe create flanneld binPath= "C:\\flannel\\flanneld.exe --kube-subnet-mgr=1 --kubeconfig-file=C:\\k\\config" start= auto\n',
      messages: [/flanneld is the program of a Windows service/],
      severity: 'warning',
    },
    {
      name: 'a program in a folder with a blank',
      text: service('"C:\\Program Files\\k8s\\kubelet.exe" --max-pods=30'),
      messages: [/--windows-service is missing/],
      severity: 'error',
    },
    {
      name: 'a program in such a folder without quotes',
      text: service('C:\\Program Files\\k8s\\kubelet.exe --max-pods=30'),
      messages: [/--windows-service is missing/],
      severity: 'error',
    },
    {
      name: 'a service that a script makes',
      text: `$ErrorActionPreference = 'Stop'
New-Service -Name kubelet -BinaryPathName "C:\\k\\kubelet.exe --max-pods=30" -StartupType Automatic
`,
      messages: [/--windows-service is missing/],
      severity: 'error',
    },
    {
      name: 'a service whose parameters stand in a table',
      text: `$params = @{
  Name = 'kubelet'
  BinaryPathName = 'C:\\k\\kubelet.exe --max-pods=30'
}
New-Service @params
`,
      messages: [/--windows-service is missing/],
    },
    {
      name: 'a child of nssm that has it',
      text: 'C:\\> nssm get kubelet AppParameters\n--windows-service --max-pods=30\n',
      messages: [/kubelet is started by nssm, and --windows-service/],
      severity: 'warning',
    },
    {
      name: 'a service without it',
      text: service('C:\\k\\kubelet.exe --max-pods=30'),
      messages: [/--windows-service is missing/],
      severity: 'error',
    },
  ],
})
