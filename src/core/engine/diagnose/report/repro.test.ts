import { expect, test } from 'vitest'
import { evaluate } from '../../evaluate.ts'
import { createGenerator } from '../../../files.ts'
import { initialChoices } from '../../../model/presets/define.ts'
import { diagnose } from '../diagnose.ts'
import { repro } from './repro.ts'

const sent = [
  {
    name: '/home/kim/acme/nodes.txt',
    text: `NAME       STATUS   ROLES    AGE   VERSION   INTERNAL-IP    EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
acmewin3   Ready    <none>   2m    v1.27.1   10.31.7.44     <none>        Windows Server 2019 Datacenter   10.0.17763.4377    containerd://1.6.21
`,
  },
  {
    name: 'join.ps1',
    text: 'kubeadm join k8s-acme:6443 --token abcdef.0123456789abcdef --discovery-token-ca-cert-hash sha256:0123\n',
  },
  {
    name: 'web.yaml',
    text: `apiVersion: apps/v1
kind: Deployment
metadata: {name: ledger, namespace: payroll}
spec:
  selector: {matchLabels: {app: ledger}}
  template:
    metadata: {labels: {app: ledger}}
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      containers: [{name: a, image: 'registry.acme.com/team/ledger:1.2'}]
`,
  },
]
const diagnosis = diagnose(sent)
const textOf = (made: ReturnType<typeof repro>) =>
  [
    made.report,
    ...createGenerator()(evaluate({ ...initialChoices, ...made.scenario })).flatMap((file) => [
      file.path,
      file.text,
    ]),
  ].join('\n')

test('no file names anybody where names are to be replaced', () => {
  const made = repro(diagnosis, { pseudonyms: true })
  expect(textOf(made)).not.toMatch(/acme|10\.31\.7|ledger|payroll|\bkim\b/i)
  expect(made.scenario).toMatchObject({
    nodeName: 'node-1',
    windowsRelease: 'ltsc2019',
    kubernetesRelease: '1.27.1',
  })
  expect(made.report).toContain(made.scenario.nodeIP)
})

test('else every name stays', () => {
  const made = repro(diagnosis)
  expect(made.scenario).toEqual(diagnosis.scenario)
  expect(made.report).toContain('10.31.7.44')
})

test('the folders of files are no part of what a finding says', () => {
  const [a = '', b = ''] = ['1.27.1', '1.26.3'].map((one) => `kubelet version: v${one}`)
  const two = diagnose([
    { name: 'C:\\cases\\acme\\a.txt', text: a },
    { name: 'C:\\cases\\acme\\b.txt', text: b },
  ])
  expect(two.findings.map(({ message }) => message).join()).toContain('acme')
  expect(repro(two, { pseudonyms: true }).report).not.toContain('acme')
})
