import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ name, value }) =>
      name === 'kubernetesVersion' ? [String(value)] : [],
    ),
  )

test.each([
  'kubelet.exe --windows-service=false --v=2\nv1.27.2',
  'All vNICs of our Windows pods are gone. (1.27.15)',
  'kubelet.yaml (1.27.1):\nshutdownGracePeriod: 60s',
  '1.27.4 with docker://20.10.7 on 2019',
  'gMSA on containerd 1.5.8, Windows Server 2019 (17763.1697), 1.27.',
  'Two docker 19.03.12 nodes, v1.27.3',
  'Version 1.27.3. Started like so:\nkubelet.exe --v=2',
  'kubelet.exe --v=2\nafter upgrade to v1.27.0',
  'kube-proxy dies on the Windows nodes. 1.27.0, upgraded from 1.25 last week.',
  'kube-proxy dies on the Windows nodes. v1.27.0 here, before 1.25.',
  'The Windows nodes came from 1.25, now 1.27.0.',
  'w1 NotReady v1.27.0 10.5.0.3 <none> Windows Server 2019 Datacenter 10.0.17763.7678 containerd://2.1.4',
])('a version apart from the words is that of the setup: %s', (text) =>
  expect(new Set(read(text))).toEqual(new Set(['1.27'])),
)

test.each([
  'The Windows pods fail (fluentd v1.27.2).',
  'Our Windows node runs an app (1.27.3)',
  'Our kubelet was fine before (1.27.3)',
  'HostProcess is stable in the docs (1.27.0)',
  'The linux node has an issue too (1.27.3)',
  'Windows Server 2022 and VPC CNI, v1.27.1',
  'Windows Server 2019, docker, a limit at 1.27.',
  'We have Istio on our Windows nodes.\n\nv1.27.3',
  'We plan our Windows nodes.\n\n- 1.27.1\n- 1.28.1',
  'kubelet load\n1.27, 1.28',
  'v1.27',
  'Istio on the Windows nodes came from 1.25, now 1.27.1.',
  'The Windows nodes work. 1.27.3, was fixed there, they say.',
])('reads no version: %s', (text) => expect(read(text)).toEqual([]))
