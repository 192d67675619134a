import { testLint } from '../../testing/test-lint.ts'
import { flagPathBlank } from './flag-path-blank.ts'

const service = (path: string) => `C:\\> sc.exe qc kubelet
SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS
        BINARY_PATH_NAME   : ${path}
        DEPENDENCIES       : containerd
`
const start = 'C:\\k\\kubelet.exe --windows-service'

testLint(flagPathBlank, {
  valid: [
    {
      name: 'quotes around the value',
      text: service(`${start} --config="C:\\Program Files\\k8s\\kubelet.yaml" --v=2`),
    },
    {
      name: 'quotes around the flag',
      text: service(`${start} "--config=C:\\Program Files\\k8s\\kubelet.yaml" --v=2`),
    },
    { name: 'no blank', text: service(`${start} --config=C:\\k\\kubelet.yaml --v=2`) },
    {
      name: 'the program in quotes',
      text: service(
        '"C:\\Program Files\\k8s\\kubelet.exe" --windows-service --cert-dir=C:\\k\\pki',
      ),
    },
    {
      name: 'a shell, which may quote it',
      text: 'C:\\k\\kubelet.exe --config=C:\\Program Files\\k8s\\kubelet.yaml --v=2',
    },
  ],
  invalid: [
    {
      name: 'a program in quotes and a file without',
      text: service(
        '"C:\\Program Files\\k8s\\kubelet.exe" --windows-service --config=C:\\Program Files\\k8s\\a.yaml',
      ),
      messages: [/--config has a blank/],
      severity: 'error',
    },
    {
      name: 'a file in Program Files',
      text: service(`${start} --config=C:\\Program Files\\k8s\\kubelet.yaml --v=2`),
      messages: [
        /--config has a blank and no quotes: the kubelet takes C:\\Program, then stops at/,
      ],
      severity: 'error',
    },
    {
      name: 'a flag and its value apart',
      text: service(`${start} --cert-dir D:\\Kube Node\\pki`),
      messages: [/--cert-dir has a blank/],
      severity: 'error',
    },
    {
      name: 'what nssm starts',
      text: `PS C:\\k> nssm get kubelet AppParameters
--kubeconfig=C:\\Program Files\\k8s\\config --v=4`,
      messages: [/--kubeconfig has a blank/],
      severity: 'error',
    },
  ],
})
