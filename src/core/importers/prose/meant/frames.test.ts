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
]

test.each(frames)('“%s” tells nothing of the setup, and hides nothing of it', (frame) => {
  for (const [value, decision, other, ours] of values) {
    const told = frame.replace('VALUE', value)
    for (const text of [`${own} ${told}`, `${told} ${own}`]) {
      expect(valuesIn(decision, text), text).toContain(ours)
      expect(valuesIn(decision, text), text).not.toContain(other)
    }
  }
})

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
  ['以前没有问题。现在用的是 Kubernetes 1.29.4。', 'kubernetesRelease', '1.29.4'],
])('“%s” tells of the setup', (text, decision, value) =>
  expect(valuesIn(decision, text)).toContain(value),
)
