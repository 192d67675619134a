import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const namesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap(({ decision, value }) =>
    decision === 'nodeName' ? [value] : [],
  )

test.each([
  ['The node win-01 has the address 10.20.30.41 and build 10.0.20348.2700.', 'win-01'],
  ['Windows node wnode-a (10.20.30.41), OS build 10.0.20348.2700', 'wnode-a'],
  ['Affected node: win-01, IP 10.20.30.41', 'win-01'],
  ['Node name: srv17\nNode IP: 10.20.30.41', 'srv17'],
  ['- Node: aks-npwin-000001', 'aks-npwin-000001'],
  ['Since the mirror was set the node WN-PRD-14 is NotReady.', 'WN-PRD-14'],
  ['The node w-azm-03 has no network.', 'w-azm-03'],
  ['Since Monday our Windows node K8SW07 is NotReady.', 'K8SW07'],
  [
    'The pods on node win-01 have no network. win-01 was restarted, the node win-01 is Ready.',
    'win-01',
  ],
  ['Der Windows-Knoten win-01 hat kein Netz.', 'win-01'],
  ['Der Windows-Knoten heißt wnode-a (Server 2022).', 'wnode-a'],
  ['The Windows node is called win-a and has 10.1.2.3.', 'win-a'],
  ['Wir haben einen Knoten namens hv-w1 (Windows Server 2022).', 'hv-w1'],
  ['Our cluster has a Windows node named hv-w1, and it hangs.', 'hv-w1'],
  ['One Windows Server 2022 node called wk-7 has the fault.', 'wk-7'],
  ['kubelet on the Windows worker (hv-win25-02, 10.88.2.52) ends.', 'hv-win25-02'],
  ['The Windows node (wk7, IP 10.88.2.52) hangs.', 'wk7'],
  ['We rebuilt node WIN-PRD-07 from a fresh Windows Server 2025 image.', 'WIN-PRD-07'],
])('a name in “%s”', (text, expected) => expect(namesIn(text)).toEqual([expected]))

test.each([
  'We have a node called hv-w1 (Ubuntu 22.04).',
  'The Linux worker (hv-web-02, 10.88.2.53) hangs.',
  'The Windows node (2 cores, 10.88.2.52) hangs.',
  'The nodes named hv-w1 and hv-w2 run Windows.',
  'The node pool np-win1 has two nodes.',
  'The Windows node windows2022 image is old.',
  'Our Windows nodes win-a01 and win-a02 run containerd.',
  'The node win-01 is fine, the node win-02 is not.',
  'Node: v20.11.0',
  'Node: lx-01 (Ubuntu 22.04)',
  'We use windows node exporter v0.25 on it.',
  'The Linux node wlx-01 has no fault.',
  'The node web-prd-3 is NotReady.',
  'The node wn-prd-14 (Ubuntu 22.04) is NotReady.',
  'The node wn-prd-14 is fine, the node wn-prd-15 is not.',
  'The worker process w3wp has 3 threads.',
  'Node selector: kubernetes.io/os=windows',
  'A Windows node with 2 cores has the fault.',
  'Windows worker x64 is slow.',
  'A Windows node is called ready when its kubelet says so.',
  'A colleague has it on his Windows node win-99 with AKS. We run Kubernetes 1.30.2.',
])('none in “%s”', (text) => expect(namesIn(text)).toEqual([]))
