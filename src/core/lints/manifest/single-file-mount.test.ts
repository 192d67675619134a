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
const named = (part: string, system = 'windows') =>
  pod('Directory', system).replace('  volumes:', `  hostAliases:${part}\n  volumes:`)
const alias = '\n  - ip: 172.16.126.238\n    hostnames: [shop.example.com]'
const known = { kubernetesVersion: '1.19', containerRuntime: 'docker' } as const

testLint(singleFileMount, {
  valid: [
    { name: 'a directory', text: pod('Directory'), known },
    { name: 'a pod for Linux', text: pod('File', 'linux'), known },
    { name: 'no names for the hosts file', text: named(' []'), known },
    { name: 'names for a pod for Linux', text: named(alias, 'linux'), known },
    {
      name: 'names with containerd',
      text: named(alias),
      known: { kubernetesVersion: '1.23', containerRuntime: 'containerd' },
    },
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
    {
      name: 'names for the hosts file',
      text: named(alias),
      known,
      messages: [/hostAliases have no effect, as their hosts file is mounted: Volume mounts can/],
      severity: 'warning',
    },
  ],
})
