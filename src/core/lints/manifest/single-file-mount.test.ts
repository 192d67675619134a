import { testLint } from '../../testing/test-lint.ts'
import { singleFileMount } from './single-file-mount.ts'

const pod = (type: string, system = 'windows') => `apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  nodeSelector:
    kubernetes.io/os: ${system}
  containers:
  - name: web
    image: example/web
  volumes:
  - name: hosts
    hostPath:
      path: C:\\data\\hosts
      type: ${type}
`
const known = { kubernetesVersion: '1.19', containerRuntime: 'docker' } as const

testLint(singleFileMount, {
  valid: [
    { name: 'a directory', text: pod('Directory'), known },
    { name: 'a pod for Linux', text: pod('File', 'linux'), known },
    {
      name: 'containerd, which maps files',
      text: pod('File'),
      known: { ...known, containerRuntime: 'containerd' },
    },
  ],
  invalid: [
    {
      name: 'a file',
      text: pod('File'),
      known,
      messages: [/A volume is of the type File: Volume mounts can target only directories/],
      severity: 'warning',
    },
  ],
})
