import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const severities = (...texts: readonly string[]) =>
  Object.fromEntries(
    diagnose(texts.map((text, i) => ({ name: `${String(i)}.txt`, text }))).findings.map(
      ({ id, severity }) => [id, severity],
    ),
  )

const stopped = (name: string) =>
  `SERVICE_NAME: ${name}\n        TYPE               : 10  WIN32_OWN_PROCESS\n        STATE              : 1  STOPPED\n`
const line = (arg: string) =>
  `# kubelet 1.28.4\nC:\\k\\kubelet.exe ${arg} --config=C:\\k\\c.yaml --kubeconfig=C:\\k\\config\n`

test('a kubelet that does not run is a fault where nothing tells why', () => {
  expect(severities(stopped('kubelet'))).toMatchObject({ 'output-tells-fault': 'error' })
  expect(severities(stopped('kubelet'), line('--v=2'))).toMatchObject({
    'output-tells-fault': 'error',
  })
})

test.each([
  ['a flag that it does not know', line('--container-runtime=remote')],
  ['a gate that it does not know', line('--feature-gates=WindowsHostProcessContainers=true')],
  [
    'its own log',
    'E0413 13:04:30.1 6 run.go:74] "command failed" err="failed to validate kubelet configuration, error: [invalid configuration: CgroupsPerQOS (--cgroups-per-qos) true is not supported on Windows]"',
  ],
  ['containerd, which does not run either', stopped('containerd')],
])('it is information beside %s', (_, text) => {
  const { findings } = diagnose([
    { name: 'a.txt', text: stopped('kubelet') },
    { name: 'b.txt', text },
  ])
  const own = findings.find(({ id, file }) => id === 'output-tells-fault' && file === 'a.txt')
  expect(own?.severity).toBe('info')
})

test('a kubelet that is silent is information beside what stops it', () => {
  const node =
    'NAME STATUS ROLES AGE VERSION\nw1 NotReady <none> 9d v1.28.4\n\nReady  Unknown  NodeStatusUnknown  Kubelet stopped posting node status.\n'
  expect(severities(node)).toMatchObject({ 'symptom-m-klt-17': 'warning' })
  expect(severities(node, line('--container-runtime=remote'))).toMatchObject({
    'symptom-m-klt-17': 'info',
  })
})

test('what stops another service tells nothing of it', () => {
  expect(severities(stopped('kube-proxy'), line('--container-runtime=remote'))).toMatchObject({
    'output-tells-fault': 'error',
  })
})

test('what the join waits for is told once', () => {
  const wait =
    '[kubelet-check] The HTTP call equal to \'curl -sSL http://localhost:10248/healthz\' failed with error: Get "http://localhost:10248/healthz": dial tcp [::1]:10248: connectex: No connection could be made because the target machine actively refused it.'
  expect(severities(wait)).toEqual({ 'symptom-s-11': 'warning' })
})
