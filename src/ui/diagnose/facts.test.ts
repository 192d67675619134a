import { expect, test } from 'vitest'
import { diagnose } from '../../core/diagnose.ts'
import { factsOf } from './facts.ts'

const facts = (...texts: string[]) =>
  factsOf(diagnose(texts.map((text, i) => ({ name: `${i + 1}.txt`, text }))))
const fact = (id: string, ...texts: string[]) =>
  facts(...texts)
    .flatMap((topic) => topic.facts)
    .find((one) => one.id === id)

const nodes = `PS C:\\> kubectl get nodes -o wide
NAME    STATUS   ROLES    AGE   VERSION    INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready    <none>   4h    v1.30.1    172.31.9.22   <none>        Windows Server 2022 Datacenter   10.0.20348.2461   containerd://1.7.16
`

test('what stands in a text is read, with its place', () =>
  expect(fact('nodeName', nodes)).toEqual({
    id: 'nodeName',
    label: 'Node name',
    evidence: 'read',
    values: [{ text: 'win-1', places: [{ file: '1.txt', line: 3, column: 1 }] }],
  }))

test('a fact has the name of its field, without what to type there', () =>
  expect(fact('windowsRevision', nodes)?.label).toBe('Build revision (UBR)'))

test('what follows is called so', () =>
  expect(
    fact('imageRelease', 'image: mcr.microsoft.com/windows/servercore:ltsc2019'),
  ).toMatchObject({ evidence: 'follows', values: [{ text: 'Windows Server 2019' }] }))

test('values that disagree stand with both places', () =>
  expect(
    fact('kubernetesRelease', 'Kubernetes version: 1.20.4', 'kubelet version: 1.21.9'),
  ).toMatchObject({
    evidence: 'disagree',
    values: [{ places: [{ file: '1.txt' }] }, { places: [{ file: '2.txt' }] }],
  }))

test('what matters and nobody told is named, and has no value', () => {
  const network = facts(nodes).find(({ topic }) => topic === 'network')
  expect(network).toMatchObject({ facts: [], notTold: ['Network mode', 'CNI plugin'] })
})
