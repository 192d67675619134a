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
})
