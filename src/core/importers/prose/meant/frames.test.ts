import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const own =
  'We run Kubernetes 1.30.2 with containerd 1.7.20 and Flannel (host-gw) on Windows Server 2022. The service CIDR is 10.96.0.0/12, the pod CIDR is 10.244.0.0/16. Windows pods have no network.'

const valuesIn = (decision: string, text: string) =>
  new Set(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
      one.decision === decision ? [String(one.value)] : [],
    ),
  )

const values = [
  ['Kubernetes 1.27.9', 'kubernetesRelease', '1.27.9', '1.30.2'],
  ['containerd 1.6.33', 'runtimeVersion', '1.6.33', '1.7.20'],
  ['Windows Server 2019', 'windowsRelease', 'ltsc2019', 'ltsc2022'],
  ['Calico 3.26.1', 'cni', 'calico', 'flannel'],
  ['a pod CIDR of 10.200.0.0/16', 'clusterCIDR', '10.200.0.0/16', '10.244.0.0/16'],
] as const

/** What is said of a value that this setup does not have. */
const frames = [
  'Our old cluster had VALUE and worked.',
  'Before the upgrade we had VALUE.',
  'Would VALUE help?',
  'A colleague uses VALUE without trouble.',
  'Another customer has VALUE and it works there.',
  'Our test cluster has VALUE and is fine.',
  'We do not use VALUE.',
  'We have never used VALUE.',
  'It also failed with VALUE, which we removed.',
  'We went back from VALUE.',
  'We migrated from VALUE last year.',
  'In the issue somebody has VALUE.',
  'The vendor recommends VALUE.',
  'Instead of VALUE we took something else.',
  'Unlike VALUE this one has no such option.',
  'With VALUE it works.',
  'Support asked whether we have VALUE; we do not.',
  'I read that VALUE needs a newer kernel.',
  'Wir planen VALUE.',
  'In der Doku steht VALUE.',
  'Avant, nous avions VALUE.',
  'Antes teníamos VALUE.',
  'Otro equipo usa VALUE.',
  '之前用的是 VALUE。',
  'The nodes came with VALUE originally.',
  'My former company had VALUE.',
  'Is VALUE better?',
  'What about VALUE?',
  'We considered VALUE but decided against it.',
  'The customer next door has VALUE.',
  'Red Hat supports VALUE only.',
  'We are not on VALUE.',
  'There is no VALUE here.',
  'Our plan is VALUE.',
  'Someone on Slack uses VALUE and has the same problem.',
  'Nobody here uses VALUE.',
  'We had to drop VALUE.',
  'We left VALUE behind.',
  'The first cluster, since deleted, had VALUE.',
  'Ist VALUE besser?',
  'Bei einem anderen Kunden läuft VALUE.',
  'Wir nutzen kein VALUE.',
  'Nous n’utilisons pas VALUE.',
  'No usamos VALUE.',
  '我们没有用 VALUE。',
  'VALUE は使っていません。',
]

test.each(frames)('“%s” tells nothing of the setup, and hides nothing of it', (frame) => {
  for (const [value, decision, other, ours] of values) {
    const told = frame.replace('VALUE', value)
    for (const text of [`${own} ${told}`, `${told} ${own}`]) {
      const read = valuesIn(decision, text)
      expect(read, text).toContain(ours)
      expect(read, text).not.toContain(other)
    }
  }
})

/** Words that no list knows: nothing says that the setup has it, which tells another value in its own voice. */
test.each([
  'The consultant wants VALUE.',
  'He swears by VALUE.',
  'Management asks for VALUE.',
  'Going to VALUE changed nothing.',
  'A fresh cluster with VALUE shows the same.',
  'Production will get VALUE later.',
  'Auf dem Testsystem läuft VALUE.',
  'Geplant ist VALUE.',
  'L’ancien cluster avait VALUE.',
  '官方文档写的是 VALUE。',
])('“%s” is not told as ours', (frame) => {
  for (const [value, decision, other, ours] of values) {
    const found = valuesIn(decision, `${own} ${frame.replace('VALUE', value)}`)
    expect(found, value).toContain(ours)
    expect(found, value).not.toContain(other)
  }
})

test.each([
  [
    'EKS 1.30, Windows Server 2022 nodes.\nSomeone fixed it with EKS 1.24.',
    'kubernetesVersion',
    '1.30',
  ],
  [
    '・Kubernetes 1.29.3（kubeadm、オンプレミス）\nKubernetes 1.30 に上げれば直りますか？',
    'kubernetesVersion',
    '1.29',
  ],
])('what a list tells is told in its own voice: %s', (text, decision, value) =>
  expect(valuesIn(decision, text)).toEqual(new Set([value])),
)

test.each([
  `${own} On win-02 we have containerd 1.6.33.`,
  `${own} The second node has containerd 1.6.33.`,
  `${own} crictl version shows containerd 1.6.33.`,
  `${own}\n\n- containerd 1.6.33`,
  `${own}\n\nRuntime: containerd 1.6.33`,
])('what two places tell in the voice of the setup still disagrees: %s', (text) =>
  expect(valuesIn('runtimeVersion', text)).toEqual(new Set(['1.7.20', '1.6.33'])),
)

test.each([
  ['We upgraded from 1.27.9 to 1.29.4.', 'kubernetesRelease', '1.29.4'],
  ['We use Flannel instead of Calico.', 'cni', 'flannel'],
  ['Unlike our other sites, this one has Kubernetes 1.29.4.', 'kubernetesRelease', '1.29.4'],
  ['Support asked whether we have Kubernetes 1.29.4; yes, we do.', 'kubernetesRelease', '1.29.4'],
  ['Our test cluster has Kubernetes 1.29.4 and pods fail there.', 'kubernetesRelease', '1.29.4'],
  ['It has never run with containerd 1.7.20, which we use.', 'runtimeVersion', '1.7.20'],
  ['We found that containerd 1.7.20 crashes on our nodes.', 'runtimeVersion', '1.7.20'],
  ['Somebody installed Calico 3.27.0 on our nodes.', 'cni', 'calico'],
  ['The customer opened a ticket: they have Kubernetes 1.29.4.', 'kubernetesRelease', '1.29.4'],
  ['I would like help: Kubernetes 1.29.4, Windows nodes NotReady.', 'kubernetesRelease', '1.29.4'],
  [
    'We have Docker 20.10.21, which we dropped from the masters only.',
    'containerRuntime',
    'docker',
  ],
  ['There is no error in the log of containerd 1.7.20.', 'runtimeVersion', '1.7.20'],
  ['The pods are not running on our Windows Server 2022 nodes.', 'windowsRelease', 'ltsc2022'],
  ['The other nodes have Kubernetes 1.29.4 as well.', 'kubernetesRelease', '1.29.4'],
  ['We replaced Docker with containerd 1.7.20.', 'runtimeVersion', '1.7.20'],
  ['Users report timeouts with Kubernetes 1.29.4 since Monday.', 'kubernetesRelease', '1.29.4'],
  ['Kein Netz auf Windows Server 2022.', 'windowsRelease', 'ltsc2022'],
  [
    'Is it known that Kubernetes 1.29.4 with Windows nodes has no DNS?',
    'kubernetesRelease',
    '1.29.4',
  ],
  ['What should we do with Kubernetes 1.29.4?', 'kubernetesRelease', '1.29.4'],
  ['以前没有问题。现在用的是 Kubernetes 1.29.4。', 'kubernetesRelease', '1.29.4'],
])('“%s” tells of the setup', (text, decision, value) =>
  expect(valuesIn(decision, text)).toContain(value),
)
