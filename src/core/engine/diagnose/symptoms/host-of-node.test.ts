import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const ids = (text: string) =>
  diagnose([{ name: 'kubelet.log', text }]).findings.flatMap(({ id, severity }) =>
    severity === 'warning' ? [id] : [],
  )

test.each([
  [
    'symptom-gd-01',
    "PS C:\\> kubeadm join 10.2.0.4:6443 --token x\nFound multiple CRI endpoints on the host. Please define which one do you wish to use by setting the 'criSocket' field in the kubeadm configuration file: npipe:////./pipe/containerd-containerd, npipe:////./pipe/cri-dockerd\n",
  ],
  [
    'symptom-gd-02',
    'E0612 08:12:31.220114    3320 kubelet_node_status.go:96] "Unable to register node with API server" err="Post \\"https://k8s.corp.local:6443/api/v1/nodes\\": dial tcp: lookup k8s.corp.local: no such host" node="win-1"\n',
  ],
  [
    'symptom-gd-03',
    'time="2025-03-02T10:11:12Z" level=error msg="failed to decode hosts.toml" error="failed to parse TOML: (6, 2): duplicated tables"\n',
  ],
  [
    'symptom-gd-04',
    String.raw`PS C:\> nerdctl -n k8s.io ps
time="2024-05-02T09:00:00Z" level=fatal msg="cannot access containerd socket \"\\\\.\\pipe\\containerd-containerd\": open \\.\pipe\containerd-containerd: Access is denied."`,
  ],
])('%s is found', (id, text) => expect(ids(text)).toContain(id))

test('the runtimes of a Linux host are none of Windows', () =>
  expect(
    ids(
      "Found multiple CRI endpoints on the host. Please define which one do you wish to use by setting the 'criSocket' field in the kubeadm configuration file: unix:///var/run/containerd/containerd.sock, unix:///var/run/cri-dockerd.sock\n",
    ),
  ).not.toContain('symptom-gd-01'))

test('a name that is resolved later in the same log is none', () =>
  expect(
    ids(
      'E0612 08:12:31.220114    3320 kubelet_node_status.go:96] "Unable to register node with API server" err="Post \\"https://k8s.corp.local:6443/api/v1/nodes\\": dial tcp: lookup k8s.corp.local: no such host" node="win-1"\nI0612 08:12:40.220114    3320 kubelet_node_status.go:73] "Successfully registered node" node="win-1"\n',
    ),
  ).not.toContain('symptom-gd-02'))

test.each([
  'E0612 08:12:31.220114 3320 main.go:310] failed to acquire lease: node "win-1" not found\nI0612 08:12:41.220114 3320 main.go:400] Running backend.\n',
  '{"level":"info","logger":"controller_windows","msg":"Waiting for IPAMConfiguration watch to be established"}\n{"level":"info","logger":"controller_windows","msg":"created DaemonSet calico-node-windows"}\n',
])('what a start goes past is none: %s', (text) => expect(ids(text)).toEqual([]))

test('an address that no adapter has is sure only where the kubelet says so again and again', () => {
  const said = (minute: number) =>
    `W0612 08:${String(minute)}:41.220114    3320 kubelet_node_status.go:737] "Failed to set some node status fields" err="failed to validate nodeIP: node IP: \\"10.0.0.5\\" not found in the host's network interfaces" node="win-1"\n`
  const severity = (text: string) =>
    diagnose([{ name: 'kubelet.log', text }]).findings.find(({ id }) => id === 'symptom-ga-2')
      ?.severity
  expect(severity(said(10))).toBe('warning')
  expect(severity(Array.from({ length: 15 }, (_, i) => said(10 + i)).join(''))).toBe('error')
})
