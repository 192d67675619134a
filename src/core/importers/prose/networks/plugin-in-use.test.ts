import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { pluginInUse } from './plugin-in-use.ts'

const read = (text: string) =>
  pluginInUse(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ value }) => value,
  )

test.each([
  ['We run Calico on Kubernetes 1.30.', 'calico'],
  ["I'm using flannel with win-overlay", 'flannel'],
  ['we are currently using the CNI Antrea.', 'antrea'],
  ['Our cluster uses Flannel', 'flannel'],
  ['I installed Calico for Windows with the operator.', 'calico'],
  ['k8s 1.24 + flannel + Windows Server 2019', 'flannel'],
  ['The CNI is Calico and it was installed by the operator', 'calico'],
  ['The network plugin we use is Flannel', 'flannel'],
  ['1.22.5, containerd, flannel CNI 10.244.0.0/16', 'flannel'],
  ['Flannel is in VXLAN mode.', 'flannel'],
  ['Calico runs in BGP mode', 'calico'],
  ['Flannel is our CNI.', 'flannel'],
  ['1.25.6 on Windows Server 2022 and Calico networking', 'calico'],
  ['I am trying to get Flannel running on Windows 1803', 'flannel'],
  ["We're currently trying to set up Calico on a Windows node.", 'calico'],
  ['I have prepared Windows nodes as well as the Calico network plugin.', 'calico'],
  ['We installed containerd and the Antrea CNI plugin.', 'antrea'],
  ['Kubernetes v1.21.0, Antrea on Windows Server 2019. kube-proxy runs.', 'antrea'],
  ['RKE2 1.28, Flannel on Windows', 'flannel'],
  ['We switched from Flannel to Calico last week.', 'calico'],
  ['Wir nutzen aktuell Flannel.', 'flannel'],
  ['Als CNI läuft Calico.', 'calico'],
  ['Nous utilisons Calico.', 'calico'],
  ['En mayo migramos a Calico.', 'calico'],
  ['我们的集群网络插件用的是flannel。', 'flannel'],
  ['Calico を使っています。', 'calico'],
])('%s', (text, plugin) => expect(read(text)).toEqual([plugin]))

test.each([
  'We moved from Calico CNI to another one.',
  'This is no Calico networking.',
  'Does Calico support overlay on Windows?',
  'Should we use Calico?',
  'Calico on Windows, since which release?',
  'Since 1.28, Calico on Windows needs containerd.',
  'We do not use Calico.',
  'Wir nutzen Flannel nicht.',
  'Wollen wir auf Calico umgestellt werden?',
  'Nous n’utilisons pas Calico.',
  'No usamos Calico.',
  '我们不用Calico。',
  '我们计划换成Calico。',
  'Calico を使っていません。',
  'We switched to Calico on the test cluster.',
  'We switched to Calico but rolled back.',
  'If we switched to Calico, would it work?',
  'We use Calico network policies on AKS.',
  'We use Calico for network policy only.',
  'We run Calico only on Linux.',
  'It works if Calico is the CNI.',
  "We have Calico's logs attached.",
  'We were trying to get Flannel running and gave up.',
  'I am trying to get Flannel away from this node.',
  'I am trying to find out whether Calico works.',
  'I have prepared Linux nodes and the Calico network plugin.',
  'We have nodes without the Calico network plugin.',
  'On the other cluster it works, unlike here we use Flannel',
])('nothing from %s', (text) => expect(read(text)).toEqual([]))
