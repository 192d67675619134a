import { testLint } from '../../../testing/test-lint.ts'
import { hostProcessGroup } from './host-process-group.ts'

const nodes = (...releases: readonly string[]) =>
  `=== nodes.txt ===\nNAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME\n${releases
    .map(
      (release, i) =>
        `win${i}   Ready    <none>   30d   v1.26.3   10.1.4.2${i}     <none>        Windows Server 2022 Datacenter   10.0.20348.1607   ${release}\n`,
    )
    .join('')}`
const pod = (ofPod: string, ofContainer = '') => `=== pod.yaml ===
apiVersion: v1
kind: Pod
metadata: {name: agent}
spec:
  hostNetwork: true
  nodeSelector: {kubernetes.io/os: windows}
  securityContext:
    windowsOptions: {hostProcess: true${ofPod}}
  containers:
  - name: agent
    image: registry.local/agent:1.0
    securityContext:
      windowsOptions: {hostProcess: true${ofContainer}}
`
const old = nodes('containerd://1.6.20')

testLint(hostProcessGroup, {
  valid: [
    {
      name: 'a containerd that knows groups',
      text: pod(', runAsUserName: agents') + nodes('containerd://1.7.0'),
    },
    {
      name: 'nodes of which one knows groups',
      text: pod(', runAsUserName: agents') + nodes('containerd://1.6.20', 'containerd://1.7.13'),
    },
    { name: 'a containerd that nobody tells', text: pod(', runAsUserName: agents') },
    { name: 'a service account', text: pod(`, runAsUserName: 'NT AUTHORITY\\SYSTEM'`) + old },
    { name: 'a user of images', text: pod(', runAsUserName: ContainerUser') + old },
    { name: 'a blank of a template', text: pod(`, runAsUserName: '\${USER}'`) + old },
    {
      name: 'an ordinary container',
      text:
        pod(', runAsUserName: agents').replaceAll('hostProcess: true', 'hostProcess: false') + old,
    },
  ],
  invalid: [
    {
      name: 'a group at the pod',
      text: pod(', runAsUserName: hpc-localgroup') + old,
      messages: [/runAsUserName is hpc-localgroup, a local group.*containerd 1\.6\.20/],
      severity: 'error',
    },
    {
      name: 'a group at the container, with blanks',
      text:
        pod('', `, runAsUserName: 'Agents of nodes'`) +
        nodes('containerd://1.6.8', 'containerd://1.6.8'),
      messages: [/runAsUserName is Agents of nodes/],
      severity: 'error',
    },
  ],
})
