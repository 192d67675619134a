import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const told = (text: string) => {
  const { observations } = diagnose([{ name: 'a.txt', text }])
  const of = (id: string) =>
    observations.flatMap(({ decision, value }) => (decision === id ? [String(value)] : []))
  return [of('windowsRelease')[0], of('kubernetesRelease')[0]]
}

test.each([
  'Old environment (switched off):\n- Windows Server 2016 nodes\n- Kubernetes 1.30.4\n',
  'Example from the docs:\n\nKubernetes 1.30.4, Windows Server 2016\n',
  'Windows version: <e.g. Windows Server 2016>\nKubernetes version: <1.30.4>\n',
  '- OS (e.g. Windows Server 2016):\n- Kubernetes (e.g. 1.30.4):\n',
])('says nothing of a setup: %j', (text) => expect(told(text)).toEqual([undefined, undefined]))

test.each([
  'Environment:\n- Windows Server 2022 nodes\n- Kubernetes 1.30.4\n',
  'Old cluster:\n- Windows Server 2019\n- Kubernetes 1.24.9\n\nNew cluster:\n- Windows Server 2022\n- Kubernetes 1.30.4\n',
  'Target, planned for autumn:\n- Windows Server 2025\n\nToday:\n- Windows Server 2022\n- Kubernetes 1.30.4\n',
  '- OS (e.g. Windows Server 2016): Windows Server 2022\n- Kubernetes (e.g. 1.25.0): 1.30.4\n',
  'Example of the failing node:\n\nWindows Server 2022, Kubernetes 1.30.4\n',
  'Planned, please review:\n- Windows Server 2022\n- Kubernetes 1.30.4\n',
  'Jump host: Windows Server 2016. Nodes: Windows Server 2022, Kubernetes 1.30.4\n',
  'The jump host (not a node) has 10.0.14393.5850. Windows Server 2022, Kubernetes 1.30.4\n',
  'I connect from a Windows Server 2016 jump host. Windows Server 2022, Kubernetes 1.30.4\n',
  'AD runs on Windows Server 2016. Windows Server 2022 with Kubernetes 1.30.4\n',
  'Nodes: Windows Server 2022 (VMs; the hypervisor is Windows Server 2016), Kubernetes 1.30.4\n',
  'VMs on Hyper-V hosts (Windows Server 2016). Windows Server 2022, Kubernetes 1.30.4\n',
  'I wrote a blog post about Kubernetes 1.14.1 on Windows Server 2016. Today we run Kubernetes 1.30.4 with Windows Server 2022.\n',
])('says what there is: %j', (text) => expect(told(text)).toEqual(['ltsc2022', '1.30.4']))

test.each([
  'Vorher lief alles, seit dem Update ist der Knoten mit Windows Server 2022 und Kubernetes 1.30.4 NotReady.',
  'Previously we ran everything fine, since the upgrade the nodes have Windows Server 2022 and Kubernetes 1.30.4.',
])('says what is so since a change: %s', (text) =>
  expect(told(text)).toEqual(['ltsc2022', '1.30.4']),
)

test.each([
  'FYI, from the vendor newsletter:',
  'In the release notes of August:',
  'The documentation says:',
])('%j leads in what others have', (label) => {
  const { findings } = diagnose([
    {
      name: 'a.txt',
      text: `${label}\n\nNodes with Windows Server 2019 need an update.\n\nOurs have Windows Server 2022.\n`,
    },
  ])
  expect(findings.map(({ id }) => id)).not.toContain('values-disagree')
})
