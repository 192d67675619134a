import { expect, test } from 'vitest'
import { diagnose } from './diagnose.ts'

const file =
  '=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "vxlan0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge"}}\n'
const netConf =
  '=== net-conf.json ===\n{"Network": "10.244.0.0/16", "Backend": {"Type": "host-gw"}}\n'
const networks = 'PS C:\\> Get-HnsNetwork | select Name,Type\nName Type\n---- ----\ncbr0 L2Bridge\n'

const about = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .findings.filter(({ message }) => message.includes('vxlan0'))
    .map(({ id, line, also = [] }) => [id, line, ...also.map((place) => place.line)])

test('one wrong name of a network is one finding', () => {
  expect(about(file + netConf + networks)).toEqual([['cni-flannel-network', 2, 4, 8]])
  expect(about(file + networks).map(([id]) => id)).toEqual(['cni-hns-network'])
})
