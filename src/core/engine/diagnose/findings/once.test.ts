import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const pod = (name: string, tag: string) => `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers:
    - name: web
      image: mcr.microsoft.com/windows/servercore:${tag}
`
const node = `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
win1   Ready    <none>   20h   v1.29.6   10.0.0.31     Windows Server 2019 Datacenter   10.0.17763.5576    containerd://1.7.16
`
const run = (...texts: readonly string[]) =>
  diagnose(texts.map((text, i) => ({ name: `${i}.txt`, text }))).findings.filter(
    ({ severity }) => severity === 'error' || severity === 'warning',
  )

test('an image that the host does not run is one fault, with every place', () => {
  const found = run(node, pod('a', 'ltsc2022'), pod('b', 'ltsc2022'), pod('c', 'ltsc2019'))
  expect(found.map(({ id }) => id)).toEqual(['image-matches-host'])
  expect(found.flatMap(({ also = [] }) => also.map(({ file, line }) => `${file}:${line}`))).toEqual(
    ['1.txt:8', '2.txt:8'],
  )
})

test('a flag of dockershim is one fault on a node with containerd', () => {
  const line =
    'C:\\k\\kubelet.exe --network-plugin=cni --cgroups-per-qos=false --enforce-node-allocatable= --resolv-conf= --container-runtime-endpoint=$endpoint\n'
  expect(run(node, line).map(({ id }) => id)).toEqual(['flag-known'])
})

test('a flag that a log names is one fault where the version is known', () => {
  const line = (flags: string) =>
    `C:\\k\\kubelet.exe ${flags} --config=C:\\k\\c.yaml\nF0621 10:12:31.114 server.go:142] "Failed to parse kubelet flag" err="unknown flag: --network-plugin"\n`
  const flags = (text: string) =>
    run(text).flatMap(({ id }) => (id.startsWith('flag-') ? [id] : []))
  expect(flags(`kubelet 1.24.2\n${line('--network-plugin=cni')}`)).toEqual(['flag-known'])
  expect(flags(line('--network-plugin=cni'))).toEqual(['flag-refused'])
})

const memory = (resources: string) =>
  diagnose([
    { name: 'pod.yaml', text: `${pod('a', 'ltsc2019')}      resources: {${resources}}\n` },
    { name: 'nodes.txt', text: node },
  ]).findings.flatMap(({ id, file }) => (file === 'pod.yaml' ? [id] : []))

test('advice stands beside no warning of the same line', () => {
  expect(memory('requests: {memory: 1Gi}, limits: {memory: 4Gi}')).toEqual(['memory-overbooked'])
  expect(memory('limits: {memory: 4Gi}')).toEqual([])
  expect(memory('requests: {memory: 1Gi}')).toContain('memory-request')
})

test.each([
  [
    'windows-priority-class',
    'Kubernetes 1.18.8\nC:\\k\\kubelet.exe --windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS\n',
    'flag-known',
  ],
  [
    'range-host-bits',
    '{"cniVersion":"0.3.1","name":"cbr0","type":"win-overlay","ipam":{"type":"host-local","subnet":"10.244.4.7/24"}}',
    'cni-ipam-ranges',
  ],
  [
    'kube-proxy-config-dsr',
    '# kubelet 1.30.2\napiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nmode: kernelspace\nfeatureGates:\n  WinDSR: false\nwinkernel:\n  enableDSR: true\n',
    'dsr-gate',
  ],
])('%s says nothing beside an error of its line', (weaker, text, graver) => {
  const ids = run(text).map(({ id }) => id)
  expect(ids).toContain(graver)
  expect(ids).not.toContain(weaker)
})
