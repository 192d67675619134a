import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const idsIn = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id }) => id)

test('a message that a check explains in its line is told once', () => {
  const refused = 'Error: failed to parse kubelet flag: unknown flag: --network-plugin'
  expect(idsIn(refused)).toEqual(['flag-refused'])
  const unknown = 'Error: failed to parse kubelet flag: unknown flag: --xyzzy-plugh'
  expect(idsIn(unknown)).toEqual(['symptom-s-12'])
  expect(idsIn(`${refused}\n${unknown}`)).toEqual(['flag-refused'])
})

test('the end of the kubelet is told by what stops it', () => {
  const end = 'The kubelet service terminated unexpectedly.'
  expect(idsIn(end)).toEqual(['symptom-m-klt-05'])
  expect(
    idsIn(
      `Kubernetes 1.27.3\n\nPS C:\\k> .\\kubelet.exe --network-plugin=cni --config=C:\\k\\c.yaml\n${end}`,
    ),
  ).toEqual(['flag-known'])
  expect(
    idsIn(
      `Kubernetes 1.30.2\n\nPS C:\\k> .\\kubelet.exe --container-runtime-endpoint=npipe:////./pipe/dockershim --config=C:\\k\\c.yaml\n${end}`,
    ),
  ).toEqual(['kubelet-runtime-endpoint'])
})

test('words of a good start are none where the component ends with them', () => {
  const wait = 'Unable to find HNS Network specified by cbr0. Please check network name'
  const later = 'I1203 09:12:45.431233    3320 config.go:188] "Starting service config controller"'
  const idsOf = (text: string) =>
    idsIn(`E1203 09:12:44.431233    3320 proxier.go:650] ${text}\n${later}\n`)
  expect(idsOf(wait)).toEqual([])
  expect(idsOf(`"Error running ProxyServer" err="unable to create proxier: ${wait}"`)).toEqual([
    'symptom-m-prx-18',
  ])
})

test('a kubelet that gets no answer from its runtime is told why, and the end of it is told once', () => {
  const call = (code: string) =>
    String.raw`E0712 10:01:14.700000 5120 run.go:74] "command failed" err="failed to run Kubelet: validate service connection: validate CRI v1 runtime API for endpoint \"npipe:////./pipe/containerd\": rpc error: code = ${code}"`
  expect(idsIn(call('DeadlineExceeded desc = context deadline exceeded'))).toEqual([
    'symptom-m-klt-24',
  ])
  expect(idsIn(call('Unimplemented desc = unknown service runtime.v1.RuntimeService'))).toEqual([
    'symptom-s-22',
  ])
})

test('what a later line shows to be over is information', () => {
  const wait = String.raw`W1122 09:00:01.120133 3320 clientconn.go:1331] connection error: desc = "transport: error while dialing: open //./pipe/containerd-containerd: The system cannot find the file specified."`
  const answer =
    'I1122 09:00:04.220133 3320 kuberuntime_manager.go:245] "Container runtime initialized" containerRuntime="containerd"'
  expect(idsIn(`${wait}\n${answer}\n`)).toEqual([])
  expect(idsIn(`${answer}\n${wait}\n`)).toEqual(['symptom-m-klt-06'])
  const line = 'E0903 08:15:01.000001 1 p.go:1] Unable to find HNS Network specified by cbr0.\n'
  const found = 'I0903 08:15:20.000001 1 p.go:700] "Hns Network loaded" hnsNetworkInfo={}\n'
  expect(idsIn(line.repeat(12))).toEqual(['symptom-m-prx-18'])
  expect(idsIn(line.repeat(12) + found)).toEqual([])
})

test('of a call that wraps another the one that says more is told', () => {
  const call = (what: string, code: string) =>
    `E1122 09:12:44.120133 3320 proxier.go:1102] ${what}: hcnCreateEndpoint failed in Win32: ${code}`
  expect(
    idsIn(
      call(
        'Source Vip endpoint creation failed',
        'An address provided is invalid or reserved. (0x803b002f)',
      ),
    ),
  ).toEqual(['symptom-m-prx-06'])
  expect(
    idsIn(
      call(
        'Remote endpoint creation failed',
        'IP address is either invalid or not part of any configured subnet(s). (0x803b001e)',
      ),
    ),
  ).toEqual(['symptom-m-net-08'])
  expect(
    idsIn(call('Remote endpoint creation failed', 'The object already exists. (0x1392)')),
  ).toEqual(['symptom-m-prx-11'])
})

test('the cause that a check found in what was sent is the first of a message', () => {
  const log =
    'E0412 09:11:02.334112 4212 proxier.go:682] Unable to find HNS Network specified by cbr0. Please check network name and CNI deployment'
  const given = 'kube-proxy args: --proxy-mode=kernelspace --network-name=cbr0'
  const firstCause = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).findings.find(({ id }) => id === 'symptom-m-prx-18')
      ?.causes?.[0]?.cause
  expect(firstCause(`${log}\n\nCNI: Calico v3.24.5 (VXLAN)\n\n${given}`)).toMatch(/another name/)
  expect(firstCause(`${log}\n\n${given}`)).toMatch(/not made the network/)
})
