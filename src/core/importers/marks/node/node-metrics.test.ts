import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { nodeMetricsIn } from './node-metrics.ts'

const row = (system: string) =>
  `kube_node_info{node="n-1",os_image="${system}",kubelet_version="v1.27.3",internal_ip="10.0.0.4"} 1\n`
const read = (text: string) =>
  nodeMetricsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line }) => [name, value, line],
  )

test('a Windows node among metrics tells its name, its version and its address', () => {
  expect(read(row('Ubuntu 22.04.3 LTS') + row('Windows Server 2022 Datacenter'))).toEqual([
    ['nodeName', 'n-1', 2],
    ['kubelet.version', '1.27.3', 2],
    ['kubernetesRelease', '1.27.3', 2],
    ['kubernetesVersion', '1.27', 2],
    ['node.internalIp', '10.0.0.4', 2],
  ])
})
