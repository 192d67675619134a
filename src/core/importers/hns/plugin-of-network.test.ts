import { expect, test } from 'vitest'
import { pluginOfNetwork } from './plugin-of-network.ts'

const place = { file: 'a.txt', line: 1, column: 1 }
const told = (name: string) => pluginOfNetwork(name, place).map(({ value }) => value)

test.each([
  ['flannel.4096', 'flannel'],
  ['flannel.4100', 'flannel'],
  ['Calico', 'calico'],
  ['antrea-hnsnetwork', 'antrea'],
])('%s is the network of one plugin', (name, plugin) => {
  expect(told(name)).toStrictEqual([plugin])
})

test.each(['l2bridge', 'cbr0', 'vxlan0', 'flannel', 'flannel.4096-old', 'my-net', ''])(
  '%j tells no plugin',
  (name) => {
    expect(told(name)).toStrictEqual([])
  },
)
