import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (words: string, part: string) =>
  diagnose([{ name: 'mail.md', text: `${words}\n\n\`\`\`\n${part}\`\`\`\n` }]).findings.flatMap(
    ({ id, severity, line = 0 }) =>
      severity === 'error' || severity === 'warning' ? [`${id} ${line - 3}`] : [],
  )
const unfenced = (part: string) =>
  diagnose([
    {
      name: 'mail.txt',
      text: `${node} It has containerd 1.7.\n\nThis is ours:\n\n${part}\nWhat is wrong with it?\n`,
    },
  ]).findings.flatMap(({ id, severity, line = 0 }) =>
    severity === 'error' || severity === 'warning' ? [`${id} ${line - 4}`] : [],
  )
const node = 'The node has Windows Server 2019 and Kubernetes 1.29.'

test.each([
  [
    'fields of the kubelet',
    'cgroupsPerQOS: true\nenforceNodeAllocatable:\n- pods\n',
    ['kubelet-config-cgroups 1', 'kubelet-config-cgroups 2'],
  ],
  [
    'fields of kube-proxy',
    'featureGates:\n  WinOverlay: true\nwinkernel:\n  networkName: flannel.4096\n  sourceVip: ""\n',
    ['kube-proxy-overlay 5'],
  ],
  [
    'the containers of a pod',
    'containers:\n- name: a\n  image: mcr.microsoft.com/windows/nanoserver:ltsc2019\n  securityContext:\n    privileged: true\n',
    ['pod-field 5'],
  ],
  [
    'one container of a pod',
    '- name: a\n  image: mcr.microsoft.com/windows/nanoserver:ltsc2019\n  securityContext:\n    privileged: true\n',
    ['pod-field 4'],
  ],
  [
    'what stands in a container',
    'image: mcr.microsoft.com/windows/nanoserver:ltsc2019\nsecurityContext:\n  privileged: true\n',
    ['pod-field 3'],
  ],
  [
    'a RuntimeClass',
    'metadata:\n  name: a\nhandler: docker\nscheduling:\n  nodeSelector:\n    kubernetes.io/os: windows\n',
    ['runtime-class-handler-known 3'],
  ],
  ['a selector of a pod', 'nodeSelector:\n  kubernetes.io/os: Windows\n', ['os-selector 2']],
  [
    'the spec of a Service',
    'spec:\n  type: NodePort\n  ports:\n  - port: 80\n    nodePort: 80\n',
    ['service-node-port 5'],
  ],
  [
    'a pool of Calico',
    'spec:\n  cidr: 10.244.0.0/16\n  ipipMode: Always\n',
    ['calico-for-windows 3'],
  ],
  ['the backend of Flannel', '"Backend": {\n  "Type": "vxlan",\n  "VNI": 1\n}\n', 'vxlan-vni 3'],
])('%s, cut out of the file, tell what is wrong in them', (_, part, expected) => {
  const words = `${node} It has containerd 1.7.`
  expect(found(words, part)).toEqual(
    Array.isArray(expected) ? expected : expect.arrayContaining([expected]),
  )
})

test.each([
  ['fields of the kubelet', 'cgroupsPerQOS: false\nclusterDomain: cluster.local\n'],
  ['fields of kube-proxy', 'featureGates:\n  WinDSR: true\nwinkernel:\n  networkName: vxlan0\n'],
  [
    'the containers of a pod',
    'containers:\n- name: a\n  image: mcr.microsoft.com/windows/nanoserver:ltsc2019\n',
  ],
  ['the spec of a Service', 'spec:\n  type: NodePort\n  ports:\n  - port: 80\n'],
  ['the network of Calico', 'calicoNetwork:\n  windowsDataplane: HNS\n'],
  ['a pod’s selector', 'nodeSelector:\n  kubernetes.io/os: windows\n'],
])('%s, cut out of the file, tell nothing of what they lack', (_, part) => {
  expect(found(node, part)).toEqual([])
})

test('values of a chart are no pod', () => {
  const part = 'nodeSelector:\n  kubernetes.io/os: windows\nreplicaCount: 2\nimage:\n  tag: a\n'
  expect(found(node, part)).toEqual([])
})

test('tolerations that were cut out are held against a taint that somebody tells', () => {
  const part =
    'nodeSelector:\n  kubernetes.io/os: windows\ntolerations:\n- key: os\n  operator: Equal\n  value: linux\n  effect: NoSchedule\n'
  expect(found('node taint: os=windows:NoSchedule', part)).toEqual([
    'windows-pod-tolerates-taints 4',
  ])
  expect(
    found('node taint: os=windows:NoSchedule', part.replace('value: linux', 'value: windows')),
  ).toEqual([])
  expect(found('node taint: os=windows:NoSchedule', part.split('tolerations')[0] ?? '')).toEqual([])
})

const told = `${node} It has containerd 1.7.

The pod stays in ContainerCreating. The relevant part:
`
const inMail = (part: string) =>
  diagnose([{ name: 'mail.txt', text: `${told}${part}\nThanks,\nBob\n` }]).findings.flatMap(
    ({ id, severity, line = 0 }) =>
      severity === 'error' || severity === 'warning' ? [`${id} ${line - 3}`] : [],
  )

test.each([
  [
    'its template',
    '\n    spec:\n      hostPID: true\n      containers:\n      - name: a\n        image: x/a:ltsc2019\n',
    ['pod-field 3'],
  ],
  [
    'its containers, right below the sentence',
    'containers:\n- name: a\n  image: x/a:ltsc2019\n\n  securityContext:\n    privileged: true\n',
    ['pod-field 6'],
  ],
  [
    'fields of the pod and one of its containers',
    '\n  securityContext:\n    fsGroup: 2000\n  containers:\n  - name: a\n    image: x/a:ltsc2019\n',
    ['pod-field 3'],
  ],
  [
    'a container alone',
    '\n      - name: a\n        image: x/a:ltsc2019\n        securityContext:\n          privileged: true\n',
    ['pod-field 5'],
  ],
])('a part of a pod that stands in a mail without marks: %s', (_, part, expected) => {
  expect(inMail(part)).toEqual(expected)
})

test.each([
  ['a list of what was tried', '\n- name: we renamed the pod\n- image: we took x/a:ltsc2019\n'],
  [
    'a part for Linux',
    '\nspec:\n  hostPID: true\n  containers:\n  - name: a\n    image: x/a:alpine\n',
  ],
  ['words that look like keys', '\nspec: see the page\nimage: ltsc2019 is on the node\n'],
])('nothing is found in %s', (_, part) => {
  expect(inMail(part)).toEqual([])
})

test('where a pod may run is read below words, without a fence', () => {
  const text = `Our Windows pods stay Pending. We added this:

      nodeSelector:
        kubernetes.io/os: windows
      tolerations:
        - key: "os"
          operator: "Equal"
          value: "Win"
          effect: "NoSchedule"

and the event is

  Warning  FailedScheduling  3m  default-scheduler  0/4 nodes are available: 1 node(s) had untolerated taint {os: windows}.
`
  const { findings } = diagnose([{ name: 'mail.txt', text }])
  expect(findings.map(({ id, line }) => `${id} ${line}`)).toContain('toleration-of-event 6')
})

test('the selector of a chart stays among its other values', () => {
  const text = `replicaCount: 2

image:
  repository: mcr.microsoft.com/windows/servercore/iis
  tag: windowsservercore-ltsc2022

nodeSelector:
  kubernetes.io/os: windows
  node.kubernetes.io/windows-build: "10.0.17763"

tolerations: []
`
  const { findings } = diagnose([{ name: 'values.yaml', text }])
  expect(findings.map(({ id }) => id)).toContain('image-build')
})

test.each([
  [
    'fields of kube-proxy',
    'featureGates:\n  WinOverlay: true\nwinkernel:\n  networkName: flannel.4096\n  sourceVip: ""\n',
    ['kube-proxy-overlay 5'],
  ],
  [
    'a RuntimeClass',
    'metadata:\n  name: a\nhandler: docker\nscheduling:\n  nodeSelector:\n    kubernetes.io/os: windows\n',
    ['runtime-class-handler-known 3'],
  ],
  [
    'the spec of a Service',
    'spec:\n  type: NodePort\n  ports:\n  - port: 80\n    nodePort: 80\n',
    ['service-node-port 5'],
  ],
  [
    'a pool of Calico',
    'spec:\n  cidr: 10.244.0.0/16\n  ipipMode: Always\n',
    ['calico-for-windows 3'],
  ],
  [
    'the fields of a pool',
    'cidr: 10.244.0.0/16\nipipMode: Always\nnatOutgoing: true\n',
    ['calico-for-windows 2'],
  ],
  ['a pool that fits', 'cidr: 10.244.0.0/16\nipipMode: Never\nvxlanMode: Always\n', []],
  [
    'a Service that is right',
    'spec:\n  type: NodePort\n  ports:\n  - port: 80\n    nodePort: 30080\n',
    [],
  ],
  ['what another program calls mode', 'mode: fast\nbindAddress: 0.0.0.0\n', []],
])('%s, without a fence between words', (_, part, expected) =>
  expect(unfenced(part)).toEqual(expected),
)

test.each([
  'cgroupDriver: systemd\ncgroupsPerQOS: true\nenforceNodeAllocatable:\n- pods\n',
  'mode: ipvs\nclusterCIDR: 10.244.0.0/16\nconntrack:\n  min: 131072\nnodePortAddresses: []\n',
])('fields of Linux nodes say nothing of a Windows node: %s', (part) => {
  const text = `${node}\n\nOn our Linux nodes we have\n\n${part}\nIs that well?\n`
  const { observations } = diagnose([{ name: 'mail.txt', text }])
  expect(observations.filter(({ name }) => name.includes('.config.'))).toEqual([])
})

const image = 'image: mcr.microsoft.com/windows/servercore:ltsc2019\n'
test.each([
  [
    'a container from its image on',
    `${image}imagePullPolicy: Always\nsecurityContext:\n  privileged: true\n`,
    ['pod-field 4'],
  ],
  [
    'the same with the depth of all but its first line',
    `${image}        imagePullPolicy: Always\n        securityContext:\n          privileged: true\n`,
    ['pod-field 4'],
  ],
  [
    'the backend of Flannel',
    '"Backend": {\n  "Type": "vxlan",\n  "VNI": 1\n}\n',
    ['flannel-vxlan-defaults 2', 'vxlan-vni 3'],
  ],
  [
    'the network and the backend of Flannel',
    '"Network": "10.244.0.0/16",\n"Backend": {\n  "Type": "vxlan",\n  "VNI": 4096,\n  "Port": 8472\n}\n',
    ['vxlan-port 5'],
  ],
])('%s, without marks around it, tells what is wrong in it', (_, part, expected) =>
  expect(unfenced(`Here is the yaml of the pod, or so:\n\n${part}`).map(up(2))).toEqual(expected),
)

test.each([
  [
    'a container that is right',
    `${image}imagePullPolicy: Always\nsecurityContext:\n  windowsOptions:\n    runAsUserName: ContainerUser\n`,
  ],
  ['a service of Compose', `${image}ports:\n- 80:80\n`],
  [
    'the backend as it should be',
    '"Backend": {\n  "Type": "vxlan",\n  "VNI": 4096,\n  "Port": 4789\n}\n',
  ],
  ['the backend of another program', '"Backend": {\n  "Type": "redis",\n  "Port": 8472\n}\n'],
])('%s, without marks around it, tells nothing', (_, part) =>
  expect(unfenced(`Here is the yaml of the pod, or so:\n\n${part}`)).toEqual([]),
)

const up = (lines: number) => (found: string) =>
  found.replace(/\d+$/, (line) => String(Number(line) - lines))
