import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { prose } from '../prose.ts'

const decided = (text: string, decision: string) => {
  const doc = toDocument('a.txt', { lines: linesOf(text), isFenced: false })
  const all = prose.read(doc).observations ?? []
  return [...new Set(all.filter((one) => one.decision === decision).map(({ value }) => value))]
}

test.each([
  ['cni', 'Antrea 1.0, docker. We had flannel host-gw before.', 'antrea'],
  ['cni', 'We used flannel host-gw until March, since then Antrea 1.13.', 'antrea'],
  ['cni', 'CNI is Flannel overlay. Before we had Calico VXLAN and removed it.', 'flannel'],
  ['cni', 'Vorher hatten wir Flannel host-gw, jetzt Calico 3.27.', 'calico'],
  ['cni', 'The old cluster (flannel vxlan) works, the new one (Calico 3.27) does not.', 'calico'],
  ['windowsRelease', 'Windows Server 2022. We had Windows Server 2019 before.', 'ltsc2022'],
  [
    'windowsRelease',
    'We had Windows Server 2019 nodes for years, now Windows Server 2022.',
    'ltsc2022',
  ],
  [
    'kubernetesRelease',
    'Kubernetes 1.29.4 (before the upgrade it was Kubernetes 1.27.3)',
    '1.29.4',
  ],
  [
    'kubernetesRelease',
    'The previous version Kubernetes 1.27.3 worked. K8s is 1.28.9 now.',
    '1.28.9',
  ],
  ['runtimeVersion', 'Previously on Docker 19.03, now containerd 1.6.8', '1.6.8'],
] as const)('%s: %s', (decision, text, value) => expect(decided(text, decision)).toEqual([value]))

test.each([
  ['cni', 'It worked before with Kubernetes 1.29.4 and Calico 3.27.', 'calico'],
  ['cni', 'Before the reboot everything ran on Calico v3.27.2.', 'calico'],
  ['cni', 'Before we used Calico v3.27 everything was fine.', 'calico'],
  ['cni', 'We used Calico v3.27.2 with VXLAN, as documented.', 'calico'],
  ['windowsRelease', 'When the node was Windows Server 2019, it worked.', 'ltsc2019'],
] as const)('what may still be so: %s: %s', (decision, text, value) =>
  expect(decided(text, decision)).toEqual([value]),
)
