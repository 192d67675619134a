import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { diagnose } from '../../diagnose.ts'
import { unmarked } from './unmarked.ts'

const read = (text: string) =>
  unmarked(toDocument('a.txt', { lines: linesOf(text), isFenced: false }))

test('takes the marks from words and numbers, and keeps their places', () => {
  const [doc] = read('from `v1.30.4` to **v1.31.0**\n\nwith `flannel`')
  expect(doc?.text).toBe('from v1.30.4 to v1.31.0\n\nwith flannel')
  const at = (word: string) => doc?.placeAt(doc.text.indexOf(word))
  expect(at('v1.30.4')).toMatchObject({ line: 1, column: 7 })
  expect(at('v1.31.0')).toMatchObject({ line: 1, column: 21 })
  expect(at('flannel')).toMatchObject({ line: 3, column: 7 })
})

test.each(['no marks', 'a `b', '`kubectl get nodes -o wide`', '```', '***', '2 ** 3 ** 4'])(
  'leaves %s',
  (text) => expect(read(text)).toEqual([]),
)

const facts = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.map(
    ({ name, value, line }) => `${name}=${String(value)}@${line}`,
  )

test.each([
  [
    'Since I upgraded my kubernetes cluster from `v1.30.4` to `v1.31.0`, kubelet fails to restart on Windows.',
    'kubernetesVersion=1.31@1',
  ],
  [
    'I have a kubernetes `v1.23.0` cluster with Windows Server 2019 nodes running containerd `v1.5.4`.',
    'runtimeVersion=1.5.4@1',
  ],
  [
    'When creating a service of type `LoadBalancer` with `externalTrafficPolicy` set to `Local`, kube-proxy on Windows makes no rule.',
    'service.externalTrafficPolicy=Local@1',
  ],
])('reads %s', (text, fact) => expect(facts(text)).toContain(fact))

test.each([
  'Is this fixed in `v1.31.0`? Kubelet fails on Windows.',
  'Set `externalTrafficPolicy` to `Local` when it should keep the address of the client.',
  'Would `v1.31.0` help us on Windows?',
])('reads nothing from %s', (text) => {
  const found = facts(text)
  expect(found.filter((one) => /^(?:kubernetesVersion|service\.)/.test(one))).toEqual([])
})
