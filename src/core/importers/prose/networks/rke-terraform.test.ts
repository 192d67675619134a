import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { rkeTerraformIn } from './rke-terraform.ts'

const read = (text: string) =>
  rkeTerraformIn(toDocument('a.tf', { lines: linesOf(text), isFenced: false })).map(
    ({ decision, name, value, line }) => [decision ?? name, value, line],
  )

test('the network of a cluster', () =>
  expect(
    read(
      'rke_config {\n  network {\n    plugin = "flannel"\n    options = {\n      flannel_backend_port = "4789"\n      flannel_backend_type = "vxlan"\n      flannel_backend_vni = 4096\n    }\n  }\n}\n',
    ),
  ).toEqual(
    expect.arrayContaining([
      ['rke.cni', 'flannel', 3],
      ['cni', 'flannel', 3],
      ['networkMode', 'overlay', 6],
      ['vni', 4096, 7],
      ['vxlanPort', 4789, 5],
    ]),
  ))

test.each([
  'network {\n  plugin = "canal"\n}',
  'rke_config {\n  network {\n    plugin = var.cni\n  }\n}',
])('nothing: %j', (text) => expect(read(text)).toEqual([]))
