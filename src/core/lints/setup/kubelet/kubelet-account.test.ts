import { testLint } from '../../../testing/test-lint.ts'
import { kubeletAccount } from './kubelet-account.ts'

const known = { kubernetesVersion: '1.26' } as const
const qc = (account: string) => `C:\\>sc.exe qc kubelet
[SC] QueryServiceConfig SUCCESS

SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS
        START_TYPE         : 2   AUTO_START
        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --windows-service --v=2
        DEPENDENCIES       : containerd
        SERVICE_START_NAME : ${account}
`

testLint(kubeletAccount, {
  valid: [
    { name: 'the system', text: qc('LocalSystem'), known },
    { name: 'an account of the domain', text: qc('CONTOSO\\svc-k8s'), known },
    {
      name: 'a kubelet that does not ask',
      text: qc('NT AUTHORITY\\LocalService'),
      known: { kubernetesVersion: '1.20' },
    },
  ],
  invalid: [
    {
      name: 'an account with few rights',
      text: qc('NT AUTHORITY\\LocalService'),
      known,
      messages: [/runs as NT AUTHORITY\\LocalService: kubelet must run as an administrator/],
      severity: 'error',
    },
    {
      name: 'what nssm was told',
      text: 'nssm install kubelet C:\\k\\kubelet.exe\nnssm set kubelet ObjectName "NT AUTHORITY\\NetworkService"\n',
      known,
      messages: [/NetworkService/],
    },
    {
      name: 'what nssm answers',
      text: 'PS C:\\> nssm.exe get kubelet ObjectName\nNT AUTHORITY\\LocalService\n',
      known,
      messages: [/LocalService/],
    },
  ],
})
