import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { portsMd } from './ports-md.ts'

test('a node with VXLAN', () =>
  expect(generateOne(portsMd).text).toMatchInlineSnapshot(`
  "# Ports of the Windows node

  Seen from the node 10.127.130.21 in 10.127.130.0/24.
  Pod addresses are in the list only where packets cross the network with them.

  | Direction | Protocol | Port | Other end | Purpose |
  | --- | --- | --- | --- | --- |
  | out | TCP | 6443 | API server 10.127.130.2 | Kubernetes API for kubelet, kube-proxy and the network agent |
  | in | TCP | 10250 | Control plane | kubelet API: logs, exec, metrics |
  | in | TCP | 30000-32767 | Clients and all nodes | Services of type NodePort, default range |
  | in and out | UDP | 4789 | All nodes | Flannel: VXLAN between the nodes, Linux nodes included |
  | out | TCP | 443 | Registry mcr.microsoft.com and the download sites of the scripts | Container images, and the downloads of the scripts |
  "
`))

test('host-gw has no VXLAN and shows pod addresses', () => {
  const { text } = generateOne(portsMd, {}, 'docs-1.20-flannel')
  expect(text).not.toContain('4789')
  expect(text).toContain('Pod range 10.244.0.0/16')
})

test('a proxy takes the place of the registries, and keeps its password', () => {
  const { text } = generateOne(portsMd, { httpsProxy: 'http://me:secret@proxy.example.com:3128/' })
  expect(text).toContain('| out | TCP | 3128 | Proxy proxy.example.com |')
  expect(text).not.toContain('secret')
})

test('what a user types ends no cell', () =>
  expect(generateOne(portsMd, { apiServerEndpoint: 'a|b\n| c' }).text).toContain(
    'API server `a\\|b` `\\|` c |',
  ))
