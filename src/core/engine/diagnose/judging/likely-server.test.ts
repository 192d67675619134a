import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const nodes = (server: string) => `NAME   STATUS   ROLES           AGE   VERSION
cp-a   Ready    control-plane   9d    v${server}.8
win1   Ready    <none>          3d    v1.18.4
`
const object = (apiVersion: string, kind: string) => `apiVersion: ${apiVersion}
kind: ${kind}
metadata: {name: a}
handler: runhcs-wcow-process
`
const run = (...texts: readonly string[]) =>
  diagnose(texts.map((text, i) => ({ name: `${i}.txt`, text })))
    .findings.filter(({ id }) => id === 'api-version-served')
    .map(({ severity, confidence }) => [severity, confidence])

test('a version that later servers have is a warning where kubelets alone tell of the server', () => {
  const runtimeClass = object('node.k8s.io/v1', 'RuntimeClass')
  expect(run(nodes('1.19'), runtimeClass)).toEqual([['warning', 'inferred']])
  expect(run('Server Version: v1.19.8\n', runtimeClass)).toEqual([['error', 'verified']])
})

test('a version that no later server has either is an error', () => {
  expect(run(nodes('1.19'), object('extensions/v1beta1', 'Deployment'))).toEqual([
    ['error', 'verified'],
  ])
})
