import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const net = '{"Network": "10.42.0.0/16", "Backend": {"Type": "vxlan", "VNI": 1, "Port": 4789}}'
const log =
  'E0301 10:00:00.000000  7 main.go:335] Error registering network: VNI is set to 1 but it is required to be greater than or equal to 4096 on Windows'

test('a fault with its place comes before the message that it leads to', () => {
  const { findings } = diagnose([
    { name: 'flanneld.log', text: log },
    { name: 'net-conf.json', text: net },
  ])
  const errors = findings.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file }) => file)).toEqual(['net-conf.json', 'flanneld.log'])
})
