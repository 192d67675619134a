import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { joinsIn } from './kubeadm-join.ts'

const read = (text: string) =>
  joinsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(({ name, value }) => [
    name,
    value,
  ])

test('reads the API server and the runtime', () =>
  expect(
    read(
      'then: kubeadm.exe join k8s.example.com:6443 --token a.b --cri-socket "npipe:////./pipe/containerd-containerd" --v=5',
    ),
  ).toEqual([
    ['apiServerEndpoint', 'k8s.example.com:6443'],
    ['joinMethod', 'kubeadm'],
    ['containerRuntime', 'containerd'],
  ]))

test.each([
  'kubeadm join <control-plane-host>:<port> --token <token>',
  'kubeadm join $API --token abc',
  'run kubeadm join on each node',
])('reads nothing of %s', (text) => expect(read(text)).toEqual([]))

test('reads the command above its output', () => {
  const text = `PS C:\\k> kubeadm join 10.5.5.5:6443 --token a.b
[preflight] Running pre-flight checks
`
  const { documents } = readFiles([{ name: 'a.txt', text }])
  const observations = documents.flatMap(({ reading }) => reading.observations ?? [])
  expect(observations.map(({ name, value, line }) => [name, value, line])).toContainEqual([
    'apiServerEndpoint',
    '10.5.5.5:6443',
    1,
  ])
})

test('reads ranges and version of a cluster that is made', () => {
  const text = `$ kubeadm init --pod-network-cidr=10.244.0.0/16 --service-cidr 10.96.0.0/12
[init] Using Kubernetes version: v1.27.3
[preflight] Running pre-flight checks
`
  const { documents } = readFiles([{ name: 'a.txt', text }])
  const observations = documents.flatMap(({ reading }) => reading.observations ?? [])
  expect(observations.map(({ name, value, line }) => [name, value, line])).toEqual(
    expect.arrayContaining([
      ['clusterCIDR', '10.244.0.0/16', 1],
      ['serviceCIDR', '10.96.0.0/12', 1],
      ['controlPlaneVersion', '1.27', 2],
    ]),
  )
})

test.each([
  '$ kubeadm init --kubernetes-version v1.27.4 --token-ttl 0',
  'We ran kubeadm init --pod-network-cidr=10.244.0.0/16 --kubernetes-version=1.27.4 and joined.',
])('reads the version that is asked for: %s', (text) => {
  const { documents } = readFiles([{ name: 'a.txt', text }])
  const observations = documents.flatMap(({ reading }) => reading.observations ?? [])
  expect(observations.map(({ name, value }) => [name, value])).toContainEqual([
    'kubernetes.serverVersion',
    '1.27.4',
  ])
})

test('reads the socket that kubeadm found', () =>
  expect(
    read(
      'I1208 20:46:14.194550 1732 initconfiguration.go:116] detected and using CRI socket: npipe:////./pipe/containerd-containerd',
    ),
  ).toEqual([
    ['runtime.endpoint', 'npipe:////./pipe/containerd-containerd'],
    ['containerRuntime', 'containerd'],
  ]))

test.each([
  ['PS C:\\Users\\me> ', true],
  ['C:\\>', true],
  ['3) C:\\>', true],
  ['PS C:\\k> ssh me@cp ', false],
  ['root@node:~# ', false],
])('a socket of Linux counts at a prompt of Windows: %s', (prompt, counts) => {
  const text = `${prompt}kubeadm join 10.5.5.5:6443 --token a.b --cri-socket unix:///run/containerd/containerd.sock
[preflight] Running pre-flight checks
`
  const { documents } = readFiles([{ name: 'a.txt', text }])
  const names = documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name }) => name),
  )
  expect(names.includes('join.socketOfLinux')).toBe(counts)
})

test('reads the version of a control plane that is too old for kubeadm', () =>
  expect(
    read(
      'this version of kubeadm only supports deploying clusters with the control plane version >= 1.30.0. Current version: v1.28.9',
    ),
  ).toContainEqual(['kubernetes.serverVersion', '1.28.9']))

test('reads the pipe of a join that was typed at a prompt', () => {
  const { documents } = readFiles([
    {
      name: 'a.txt',
      text: String.raw`PS C:\k> kubeadm join 192.168.10.5:6443 --cri-socket "npipe:////./pipe/containerd-containerd"
[preflight] Running pre-flight checks`,
    },
  ])
  expect(
    documents.flatMap(({ reading }) =>
      (reading.observations ?? []).flatMap(({ name, value, line }) =>
        name === 'runtime.endpoint' ? [[value, line]] : [],
      ),
    ),
  ).toEqual([['npipe:////./pipe/containerd-containerd', 1]])
})
