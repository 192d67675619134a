import { expect, test } from 'vitest'
import { resolveSource } from '../catalog/sources/index.ts'
import { evaluate } from '../engine/evaluate.ts'
import { generate } from '../engine/generate.ts'
import { initialChoices } from '../model/presets/define.ts'
import { faultsOfIdentities } from './identity-faults.ts'

const evaluation = evaluate({ ...initialChoices, joinMethod: 'kubeconfig' })
const files = generate(evaluation, resolveSource)

/** The files with a text put in the place of another in one of them. */
const faultsWith = (path: string, from: string, to: string) => [
  ...faultsOfIdentities(
    evaluation.scenario,
    files.map((file) =>
      file.path === path ? { ...file, text: file.text.replaceAll(from, () => to) } : file,
    ),
  ),
]

test('the files as they are have none', () =>
  expect([...faultsOfIdentities(evaluation.scenario, files)]).toEqual([]))

test.each([
  [
    'node/kube-proxy-args.txt',
    String.raw`C:\k\kube-proxy.conf`,
    String.raw`C:\k\config`,
    /of the kubelet/,
  ],
  ['cluster/identities.yaml', 'name: flannel-windows\n', 'name: other\n', /no account/],
  ['cluster/identities.yaml', 'system:node-proxier', 'cluster-admin', /more rights/],
  ['node/join-node.ps1', 'Copy-Item', String.raw`admin.conf Copy-Item`, /administrator/],
])('%s with %s as %s', (path, from, to, message) => {
  const text = files.find((file) => file.path === path)?.text ?? ''
  expect(text).toContain(from)
  const faults = faultsWith(path, from, to)
  expect(faults.join()).toMatch(message)
})
