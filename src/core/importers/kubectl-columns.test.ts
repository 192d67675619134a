import { testImporter } from '../testing/test-importer.ts'
import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'
import { kubectlColumns } from './kubectl-columns.ts'

testImporter(kubectlColumns, [
  {
    name: 'columns of one’s own, of which the row of Windows is read',
    text: `$ kubectl get nodes -o custom-columns=NAME:.metadata.name,OS:.status.nodeInfo.osImage,KERNEL:.status.nodeInfo.kernelVersion,RUNTIME:.status.nodeInfo.containerRuntimeVersion
NAME    OS                               KERNEL            RUNTIME
m1      Ubuntu 20.04.5 LTS               5.4.0-128         containerd://1.5.9
win-1   Windows Server 2022 Datacenter   10.0.20348.1129   containerd://1.6.8`,
    reads: [
      ['nodeName', 'win-1', 4],
      ['windowsRelease', 'ltsc2022', 4],
      ['windowsRevision', 1129, 4],
      ['runtimeVersion', '1.6.8', 4],
    ],
  },
  {
    name: 'one field of one node',
    text: `$ kubectl get node win-1 -o jsonpath='{.status.nodeInfo.kubeletVersion}'
v1.25.3`,
    reads: [['kubernetesRelease', '1.25.3', 2]],
  },
  {
    name: 'fields of one node with one blank between them',
    text: `C:\\> kubectl get node win-1 -o jsonpath="{.status.nodeInfo.kubeletVersion} {.status.nodeInfo.kernelVersion}"
v1.22.17 10.0.17763.3887`,
    reads: [
      ['kubernetesRelease', '1.22.17', 2],
      ['windowsRevision', 3887, 2],
    ],
  },
  {
    name: 'lines that a range makes',
    text: `$ kubectl get nodes -o jsonpath='{range .items[*]}{.metadata.name}{"\\t"}{.status.nodeInfo.osImage}{"\\t"}{.spec.podCIDR}{"\\n"}{end}'
m1\tUbuntu 22.04\t10.244.0.0/24
win-1\tWindows Server 2019 Datacenter\t10.244.1.0/24`,
    reads: [
      ['nodeName', 'win-1', 3],
      ['windowsRelease', 'ltsc2019', 3],
      ['podCIDR', '10.244.1.0/24', 3],
    ],
  },
  {
    name: 'the first address, which may be a name',
    text: `$ kubectl get nodes -o custom-columns=NAME:.metadata.name,IP:.status.addresses[0].address
NAME    IP
win-1   10.1.0.21
win-2   win-2`,
    reads: [
      ['nodeName', 'win-1', 3],
      ['nodeIP', '10.1.0.21', 3],
      ['nodeName', 'win-2', 4],
    ],
  },
  {
    name: 'ranges beside names alone',
    text: `PS C:\\> kubectl get nodes -o custom-columns=NAME:.metadata.name,CIDR:.spec.podCIDR
NAME    CIDR
cp-1    10.244.0.0/24
win-1   10.244.2.0/24`,
    reads: [
      ['podCIDR', '10.244.0.0/24', 3],
      ['nodeName', 'win-1', 4],
      ['podCIDR', '10.244.2.0/24', 4],
    ],
  },
  {
    name: 'fields of one node on a line each, one of them an object',
    text: `> kubectl get node win-7 -o jsonpath='{.spec.podCIDR}{"\\n"}{.status.nodeInfo}'
10.61.4.0/24
{"architecture":"amd64","containerRuntimeVersion":"containerd://1.7.13","kernelVersion":"10.0.20348.2461","kubeletVersion":"v1.29.4","operatingSystem":"windows","osImage":"Windows Server 2022 Datacenter"}
It is the second one that we joined.`,
    reads: [
      ['podCIDR', '10.61.4.0/24', 2],
      ['runtimeVersion', '1.7.13', 3],
      ['windowsRevision', 2461, 3],
      ['kubernetesRelease', '1.29.4', 3],
    ],
  },
  {
    name: 'nodes with several lines each',
    text: `$ kubectl get nodes -o jsonpath='{range .items[*]}{.metadata.name}{"\\n"}{.status.nodeInfo.osImage}{"\\t"}{.spec.podCIDR}{"\\n"}{end}'
lin-2
Debian GNU/Linux 12\t10.61.0.0/24
win-2
Windows Server 2019 Standard\t10.61.3.0/24

Only the last one fails.`,
    reads: [
      ['nodeName', 'win-2', 4],
      ['windowsRelease', 'ltsc2019', 5],
      ['podCIDR', '10.61.3.0/24', 5],
    ],
  },
  {
    name: 'a Linux node on several lines',
    text: `$ kubectl get node lin-2 -o jsonpath='{.spec.podCIDR}{"\\n"}{.status.nodeInfo.osImage}'
10.61.0.0/24
Debian GNU/Linux 12`,
    reads: [],
    never: ['podCIDR'],
  },
  {
    name: 'values of several nodes that differ',
    text: `$ kubectl get nodes -o jsonpath='{.items[*].status.nodeInfo.containerRuntimeVersion}'
containerd://1.6.8 docker://20.10.9`,
    reads: [],
    never: ['containerRuntime', 'runtimeVersion'],
  },
])

test('a head is no node, whatever it says', () => {
  const text = `$ kubectl get nodes -o custom-columns=WINDOWS:.metadata.name,CIDR:.spec.podCIDR
WINDOWS   CIDR
win-1     10.244.2.0/24`
  const { documents } = readFiles([{ name: 'a.txt', text }])
  const read = documents.flatMap(({ reading }) => reading.observations ?? [])
  expect(read.map(({ name, value }) => [name, value])).toEqual([
    ['nodeName', 'win-1'],
    ['podCIDR', '10.244.2.0/24'],
  ])
})

test('words below a table are no node', () =>
  expect(
    readFiles([
      {
        name: 'a.txt',
        text: 'PS> kubectl get nodes -o custom-columns=NAME:.metadata.name,CIDR:.spec.podCIDR\nNAME    CIDR\nwin-1   10.244.1.0/24\n\nOn win-1:\nthe windows route print\n',
      },
    ]).documents.flatMap(({ reading }) =>
      (reading.observations ?? []).flatMap(({ decision, value }) =>
        decision === 'nodeName' ? [value] : [],
      ),
    ),
  ).toEqual(['win-1']))
