import { testLint } from '../../../testing/test-lint.ts'
import { kubeletEndpointGiven } from './kubelet-endpoint-given.ts'

const setup = (fields: string, flags: string) => `\`\`\`
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
${fields}
\`\`\`
\`\`\`
C:\\k\\kubelet.exe --config=C:\\k\\config.yaml ${flags}
\`\`\`
`
const pipe = 'npipe:////./pipe/containerd-containerd'
const known = { kubernetesVersion: '1.30' } as const

testLint(kubeletEndpointGiven, {
  valid: [
    {
      name: 'the flag',
      text: setup('maxPods: 30', `--container-runtime-endpoint=${pipe}`),
      known,
    },
    { name: 'the field', text: setup(`containerRuntimeEndpoint: ${pipe}`, '--v=2'), known },
    { name: 'a file that nobody sent', text: 'kubelet.exe --config=C:\\k\\c.yaml --v=2\n', known },
    {
      name: 'a folder of further files',
      text: setup('maxPods: 30', '--config-dir=C:\\k\\d'),
      known,
    },
    { name: 'flags that a variable holds', text: setup('maxPods: 30', '$flags'), known },
    {
      name: 'a line that leaves out what runs the containers',
      text: 'kubelet.exe --kubeconfig=C:\\k\\config --v=2\n',
      known: { kubernetesVersion: '1.25' },
    },
    {
      name: 'the line of a service whose file may name the pipe',
      text: 'PS C:\\> nssm get kubelet AppParameters\n--config=C:\\k\\c.yaml --kubeconfig=C:\\k\\config --v=2\n',
      known: { kubernetesVersion: '1.28' },
    },
    {
      name: 'a line that is not said to be all of it',
      text: 'This is not the whole command line:\nC:\\k\\kubelet.exe --kubeconfig=C:\\k\\config --v=2\n',
      known,
    },
    {
      name: 'a process whose file may name the pipe',
      text: 'PS C:\\> Get-CimInstance Win32_Process -Filter "name = \'kubelet.exe\'" | Select -Expand CommandLine\nC:\\k\\kubelet.exe --config=C:\\k\\c.yaml --kubeconfig=C:\\k\\config\n',
      known,
    },
    {
      name: 'dockershim, which has its own pipe',
      text: setup('maxPods: 30', '--network-plugin=cni'),
      known: { kubernetesVersion: '1.22' },
    },
  ],
  invalid: [
    {
      name: 'a process without a file',
      text: 'PS C:\\> Get-CimInstance Win32_Process -Filter "name = \'kubelet.exe\'" | Select -Expand CommandLine\nC:\\k\\kubelet.exe --kubeconfig=C:\\k\\config --v=2\n',
      known,
      messages: [/kubelet of 1\.30 has no default/],
      severity: 'warning',
    },
    {
      name: 'a line that is said to be all of it',
      text: 'It dies, here is the whole command line\n\nC:\\k\\kubelet.exe --kubeconfig=C:\\k\\config --v=2\n',
      known: { kubernetesVersion: '1.26' },
      messages: [/kubelet of 1\.26 has no default/],
      severity: 'warning',
    },
    {
      name: 'the line of a service without a file',
      text: 'PS C:\\> nssm get kubelet AppParameters\n--kubeconfig=C:\\k\\config --node-ip=10.0.0.7 --v=2\n',
      known: { kubernetesVersion: '1.30' },
      messages: [/kubelet of 1\.30 has no default/],
    },
    {
      name: 'neither',
      text: setup('maxPods: 30', '--v=2'),
      known,
      messages: [/Neither --container-runtime-endpoint nor containerRuntimeEndpoint/],
      severity: 'error',
    },
    {
      name: 'the kind of the runtime alone, where the file cannot name its pipe',
      text: 'kubelet.exe --kubeconfig=C:\\k\\config --container-runtime=remote\n',
      known: { kubernetesVersion: '1.24' },
      messages: [/kubelet of 1\.24 has no default/],
      severity: 'error',
    },
    {
      name: 'the line of a service, where the file cannot name the pipe',
      text: 'PS C:\\> nssm get kubelet AppParameters\n--config=C:\\k\\c.yaml --kubeconfig=C:\\k\\config --v=2\n',
      known: { kubernetesVersion: '1.25' },
      messages: [/kubelet of 1\.25 has no default/],
      severity: 'warning',
    },
    {
      name: 'the field, which this version does not read',
      text: setup(`containerRuntimeEndpoint: ${pipe}`, '--v=2'),
      known: { kubernetesVersion: '1.25' },
      messages: [/kubelet of 1\.25/],
      severity: 'error',
    },
  ],
})
