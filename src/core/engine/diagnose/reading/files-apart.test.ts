import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.flatMap(({ id, line, severity }) =>
    severity === 'error' || severity === 'warning' ? [`${id} ${line ?? 0}`] : [],
  )

const ways: Readonly<Record<string, readonly [above: string, below: string]>> = {
  'a mail': ['Hi all,\n\nthis is what we have:\n\n', '\nAny idea?\n\nBest regards\nJane\n'],
  'headings of Markdown': ['**Our config**\n\n', '\n**Versions**\n\nunknown\n'],
  'words right above': ['Hello,\nthis is our file:\n', '\nThanks!\n'],
  'a chat of Teams': [
    '[9:41 AM] Gomez, Maria\nhi, this is ours\n\n[9:50 AM] Gomez, Maria\n',
    '\n[9:52 AM] Baker, Tom\nthanks, looking\n',
  ],
  'a chat of Slack': [
    'Maria Gomez\n  9:41 AM\nhi, this is ours\nMaria Gomez\n  9:50 AM\n',
    'Tom Baker\n  9:52 AM\nthanks, looking\n',
  ],
  'the prompt of zsh': ['➜  ~ cat conf.txt\n', '➜  ~ \n'],
  'a Mac': ['jane@mac k8s % cat conf.txt\n', 'jane@mac k8s % \n'],
  'PowerShell with an environment of Python': [
    '(base) PS C:\\> type conf.txt\n',
    '(base) PS C:\\> \n',
  ],
  Chinese: ['大家好，我们的配置如下，请帮忙看看：\n\n', '\n谢谢\n'],
}

const files: readonly (readonly [name: string, text: string, fault: string, line: number])[] = [
  [
    'a cluster of AKS in one line',
    '{"agentPoolProfiles":[{"name":"win","osType":"Windows"}],"networkProfile":{"networkPlugin":"kubenet"}}\n',
    'pool-accepted',
    1,
  ],
  [
    'the model of AKS Engine',
    '{"properties": {"orchestratorProfile": {"orchestratorType": "Kubernetes", "kubernetesConfig": {"networkPlugin": "azure", "networkPolicy": "calico"}}, "agentPoolProfiles": [{"name": "a", "osType": "Windows"}]}}\n',
    'aks-engine-network',
    1,
  ],
  [
    'the file of Docker',
    '{"insecure-registries": ["10.0.0.5:5000 "], "data-root": "D:/docker"}\n',
    'docker-registries',
    1,
  ],
  [
    'subnet.env',
    'FLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.1.1/24\n',
    'flannel-subnet-env-whole',
    1,
  ],
  [
    'a file of rke with a comment at its top',
    '# the old machines\nnodes:\n- address: 10.0.0.4\n  role: [ worker ]\n- address: 10.0.0.5\n  labels: { kubernetes.io/os: windows }\n\nnetwork:\n  plugin: flannel\n',
    'rke2-cni',
    5,
  ],
  [
    'values of a chart',
    'targetSystem: windows\ndatadog:\n  logs:\n    enabled: true\n',
    'chart-for-windows',
    1,
  ],
  [
    'a pool as az prints it below the command',
    'az aks show -g a -n b -o yaml\nagentPoolProfiles:\n- name: win\n  osType: Windows\nnetworkProfile:\n  networkPlugin: kubenet\n',
    'pool-accepted',
    6,
  ],
]

describe.each(Object.entries(ways))('in %s', (_, [above, below]) => {
  test.each(files)('is %s', (__, text, id, line) =>
    expect(found(`${above}${text}${below}`)).toContain(
      `${id} ${above.split('\n').length - 1 + line}`,
    ),
  )
})

const bare =
  'currentMasterVersion: 1.33.3-gke.100\nnodePools:\n- config: {imageType: COS_CONTAINERD}\n  name: default-pool\n- config:\n    imageType: WINDOWS_LTSC_CONTAINERD\n    windowsNodeConfig: {osVersion: OS_VERSION_LTSC2022}\n  name: win\n'

test.each(Object.entries(ways))(
  'a pool of Linux beside one of Windows is none: in %s',
  (_, [above, below]) =>
    expect(
      found(`${above}${bare}${below}`).filter((one) => one.startsWith('pool-accepted')),
    ).toEqual([]),
)

test('words behind what a command prints are no part of it', () => {
  const text = String.raw`PS C:\> type C:\etc\cni\net.d\net-conf.json
{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}

**Versions**

unknown
`
  expect(found(text)).toContain('cni-net-conf-apart 2')
})

test('what stands further below in the output of a command is the command’s', () => {
  const docker = '{"insecure-registries": ["10.0.0.5:5000 "], "data-root": "D:/docker"}\n'
  expect(found(`Hi,\n\n${docker}\nthanks\n`)).toContain('docker-registries 3')
  expect(found(`$ kubectl logs web-0\nstarting\n\n${docker}`)).toEqual([])
})

test.each([
  'Kubernetes: v1.29.4\nos: Windows Server 2022\ncni: calico\n',
  'a: b\nc: d\n',
  '{"a": 1}\n',
  '{\n  "network": "flannel"\n',
])('words with a list of theirs stay together: %j', (text) => {
  const { documents } = diagnose([
    { name: 'a.txt', text: `Hello all,\n\n${text}\nThanks for help\n` },
  ])
  expect(documents.length).toBeLessThan(3)
})

test('facts of the words around a file are read too', () => {
  const { observations } = diagnose([
    {
      name: 'a.txt',
      text: 'We run Kubernetes v1.27.4.\n\n    FLANNEL_NETWORK=10.244.0.0/16\n    FLANNEL_SUBNET=10.244.3.1/24\n\nServices are in 10.96.0.0/12.',
    },
  ])
  const found = observations.map(({ name, value, line }) => [name, value, line])
  expect(found).toContainEqual(['kubernetesRelease', '1.27.4', 1])
  expect(found).toContainEqual(['clusterCIDR', '10.244.0.0/16', 3])
  expect(found).toContainEqual(['serviceCIDR', '10.96.0.0/12', 6])
})
