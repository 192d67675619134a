import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const read = (text: string) => {
  const { observations, findings } = diagnose([{ name: 'a.txt', text }])
  const told = observations.flatMap(({ name, value }) =>
    ['runtimeVersion', 'windowsRelease', 'kubernetesRelease', 'cni'].includes(name) ? [value] : [],
  )
  return {
    told: [...new Set(told)],
    areTwo: findings.some(({ id }) => id === 'values-disagree'),
  }
}

const ours = 'We moved our Windows nodes to containerd 1.7.11. Pods hang.\n'

test.each([
  `${ours}With containerd 1.7.3 on a test node the same pod starts.`,
  `${ours}On a test node with containerd 1.7.3 it starts.`,
  `${ours}On another node with containerd 1.7.3 the pod starts.`,
  `${ours}In our lab containerd 1.7.3 runs the same pod.`,
  `${ours}The same pod works with containerd 1.7.3.`,
  'Our Windows nodes have containerd 1.7.11 and pods hang, with containerd 1.7.3 on a test node the same pod starts.',
  'Pods hang on our Windows nodes (containerd 1.7.11), but the same pod starts on a spare node with containerd 1.7.3.',
])('what runs elsewhere is not the setup: %j', (text) =>
  expect(read(text)).toEqual({ told: ['1.7.11'], areTwo: false }),
)

test.each([
  [
    'We moved our Windows nodes to Windows Server 2022. Pods hang.\nWith Windows Server 2019 on a test node the same pod starts.',
    'ltsc2022',
  ],
  [
    'We moved our Windows nodes to Kubernetes 1.31.2. Pods hang.\nWith Kubernetes 1.29.4 on a test node the same pod starts.',
    '1.31.2',
  ],
  [
    'Kubernetes 1.31.2, two Windows nodes.\nWith kubelet 1.29.4 on a test node the pods start.',
    '1.31.2',
  ],
  ['We set up Flannel; on the test cluster Calico v3.26 runs fine with VXLAN.', 'flannel'],
])('nor its other versions: %j', (text, own) =>
  expect(read(text)).toEqual({ told: [own], areTwo: false }),
)

test.each([
  'On a test node with containerd 1.7.11 all Windows pods hang.',
  'The same pods hang with containerd 1.7.11 on our Windows nodes.',
])('what is in trouble is: %j', (text) =>
  expect(read(text)).toEqual({ told: ['1.7.11'], areTwo: false }),
)

test('two that hang remain two', () =>
  expect(
    read(`${ours}On our staging cluster with containerd 1.7.3 the same pods hang too.`).told,
  ).toEqual(['1.7.11', '1.7.3']))
