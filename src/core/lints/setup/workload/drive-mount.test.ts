import { testLint } from '../../../testing/test-lint.ts'
import { driveMount } from './drive-mount.ts'

const setup = (mount: string, runtime: string, system = 'windows') => `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {kubernetes.io/os: ${system}}
  containers:
  - name: web
    image: example.com/web:1
    volumeMounts:
    - name: data
      mountPath: '${mount}'
=== nodes ===
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready    <none>   5d    v1.23.3   10.0.0.9      Windows Server 2019 Datacenter   10.0.17763.2565   ${runtime}
`

testLint(driveMount, {
  valid: [
    { name: 'a folder', text: setup(String.raw`D:\data`, 'containerd://1.6.1') },
    { name: 'a containerd that can', text: setup('D:', 'containerd://1.6.14+azure') },
    { name: 'Docker', text: setup('D:', 'docker://20.10.9') },
    { name: 'a pod for Linux', text: setup('D:', 'containerd://1.6.1', 'linux') },
  ],
  invalid: [
    {
      name: 'a whole drive',
      text: setup('D:', 'containerd://1.6.1'),
      messages: [/mounted as the drive D:; containerd 1\.6\.1 cannot mount a whole drive/],
      severity: 'warning',
    },
    {
      name: 'with a backslash, in an older line',
      text: setup(String.raw`e:\ `.trim(), 'containerd://1.5.9'),
      messages: [/the drive E:; containerd 1\.5\.9/],
    },
    {
      name: 'the drive of the container',
      text: setup('C:/', 'containerd://1.7.20'),
      messages: [/mounted as C:, the drive of the container itself/],
      severity: 'warning',
    },
    {
      name: 'the same with Docker',
      text: setup(String.raw`c:\ `.trim(), 'docker://20.10.9'),
      messages: [/mounted as C:, the drive of the container itself/],
    },
    {
      name: 'the same where nobody tells the runtime',
      text: setup('C:', 'containerd://1.7.20').split('===', 1)[0] ?? '',
      messages: [/mounted as C:/],
    },
  ],
})
