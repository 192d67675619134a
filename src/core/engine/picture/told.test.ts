import { expect, test } from 'vitest'
import { diagnose } from '../diagnose/diagnose.ts'
import { toldPicture } from './told.ts'

const of = (...texts: string[]) =>
  toldPicture(diagnose(texts.map((text, i) => ({ name: `${i + 1}.txt`, text }))))
const part = (id: string, ...texts: string[]) => of(...texts).parts.find((one) => one.id === id)

const netConf = '{"Network":"10.42.0.0/16","Backend":{"Type":"vxlan","VNI":1,"Port":4789}}'
const pod = `apiVersion: v1
kind: Pod
metadata: {name: web}
spec: {os: {name: windows}, containers: [{name: a, image: mcr.microsoft.com/windows/servercore:ltsc2022}]}
`

test('what nobody told is called so, and no default stands in', () => {
  const { parts, pods, wire, cells } = of('hello')
  expect(parts.map(({ evidence }) => evidence)).toEqual(parts.map(() => 'not-told'))
  expect(parts.map(({ value }) => value).join()).not.toMatch(/\d\.\d|Server \d|containerd/)
  expect(pods).toEqual([])
  expect(wire).toMatchObject({ isTold: false, address: '', inner: { from: '', to: '' } })
  expect(cells.map(({ range }) => range)).toEqual(cells.map(() => 'not told'))
})

test('the fault stands at its part, under its number', () => {
  expect(part('network', netConf)).toMatchObject({ verdict: 'error', pins: [1], evidence: 'read' })
  expect(part('workload', netConf)).toMatchObject({ verdict: 'ok', pins: [], evidence: 'not-told' })
})

test('a flag that is wrong stands at the services, not at the version that it was judged by', () => {
  const texts = ['kubelet.exe --network-plugin=cni --max-pods=30', 'Kubernetes version: 1.24.1']
  expect(part('services', ...texts)).toMatchObject({ value: 'kubelet', verdict: 'error' })
  expect(part('control-plane', ...texts)?.verdict).toBe('ok')
})

test('a flag in a sentence stands at the services too, whatever else its line tells', () => {
  const text = 'After we went from 1.23 to 1.24 we start kubelet with --network-plugin=cni --v=4.'
  expect(part('services', text)?.verdict).toBe('error')
  expect(part('control-plane', text)?.verdict).toBe('ok')
})

test('volumes that do not go together stand at the workload, whatever else their text tells', () => {
  const volume = (share: string) => `---
apiVersion: v1
kind: PersistentVolume
metadata: {name: ${share}}
spec: {csi: {driver: smb.csi.k8s.io, volumeAttributes: {source: //files/${share}}, nodeStageSecretRef: {name: ${share}}}}
`
  const text = `Windows Server 2022, the pods have 10.244.0.0/16.\n\n${volume('team')}${volume('apps')}`
  expect(part('workload', text)?.pins).toEqual([1])
  expect(part('addresses', text)?.pins).toEqual([])
})

test('the packet carries what was told and no example', () =>
  expect(of(netConf).wire).toMatchObject({
    inner: { from: '', to: '' },
    outer: { from: 'node', to: 'node', labels: ['UDP 4789', 'VNI 1'] },
  }))

test('a pod that was told is drawn without an address', () =>
  expect(of(pod).pods).toEqual([
    {
      name: 'web',
      address: '',
      image: 'mcr.microsoft.com/windows/servercore:ltsc2022',
      isolation: 'process',
    },
  ]))

test('isolation that does not come about is only asked for', () => {
  const asked = `apiVersion: v1
kind: Pod
metadata:
  name: web
  annotations: {experimental.windows.kubernetes.io/isolation-type: hyperv}
spec: {os: {name: windows}, containers: [{name: a, image: b}]}
`
  const line = 'kubelet.exe --feature-gates=HyperVContainer=false'
  expect(of(asked, line, 'Kubernetes version: 1.14.8').pods).toMatchObject([
    { isolation: 'hyperv', isOnlyAsked: true },
  ])
})

test('a field that gives no value stands at the part of its object', () => {
  const privileged = pod.replace('name: a,', 'name: a, securityContext: {privileged: true},')
  const { parts } = of(privileged, 'Kubernetes version: 1.24.1')
  const faulty = parts.filter(({ pins = [] }) => pins.length > 0)
  expect(faulty.map(({ id }) => id)).toEqual(['workload'])
})

test.each([
  [
    'runtime',
    'Warning  FailedCreatePodSandBox  3s  kubelet  Failed to create pod sandbox: no wibble',
  ],
  [
    'workload',
    'Warning  FailedMount  3s  kubelet  MountVolume.SetUp failed for volume "v" : no wibble',
  ],
  ['services', 'error execution phase wibble: the frobnicator is gone'],
])(
  'a step that failed for an unknown reason stands at the %s, whatever else was told',
  (id, text) => {
    const told = ['Kubernetes version: 1.29.2', `Server Version: v1.29.2\n${text}`]
    const { parts } = of(...told)
    expect(parts.flatMap((one) => ((one.pins?.length ?? 0) > 0 ? [one.id] : []))).toEqual([id])
  },
)

test('a message stands at the part of the component that it names', () => {
  const log = 'E0223 open /run/flannel/subnet.env: The system cannot find the path specified.'
  expect(part('network', log)).toMatchObject({ verdict: 'warning', pins: [1], warningPins: [1] })
})
