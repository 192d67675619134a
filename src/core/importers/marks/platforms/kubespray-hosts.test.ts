import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { kubesprayHostsIn } from './kubespray-hosts.ts'

const read = (text: string) =>
  kubesprayHostsIn(toDocument('inventory', { lines: linesOf(text), isFenced: false })).map(
    ({ value, line }) => `${String(value)} ${line}`,
  )

const ini = (hosts: string, connection = 'winrm') => `[all]
cp1 ansible_host=10.0.0.1
b1  ansible_host=10.0.0.3 ansible_connection=${connection}

[kube_node]
${hosts}

[k8s_cluster:children]
kube_node
`

test('a host among the nodes that Ansible reaches as Windows', () => {
  expect(read(ini('cp1\nb1'))).toStrictEqual(['b1 7'])
})

test('a host that is called so', () => {
  expect(read(ini('cp1\nwin-node1'))).toStrictEqual(['win-node1 7'])
})

test('a list in YAML', () => {
  const text = `all:
  hosts:
    b1:
      ansible_host: 10.0.0.3
      ansible_connection: winrm
  children:
    kube_node:
      hosts:
        b1:
    etcd:
      hosts:
        a1:
`
  expect(read(text)).toStrictEqual(['b1 9'])
})

test.each([
  ['one that stands elsewhere', ini('cp1')],
  ['one of Linux', ini('b1', 'ssh')],
  ['a name that only begins so', ini('winston')],
])('%s', (_, text) => {
  expect(read(text)).toStrictEqual([])
})
