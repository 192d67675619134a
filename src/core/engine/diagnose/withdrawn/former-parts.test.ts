import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const conf = (backend: string) =>
  `\`\`\`json\n{\n  "Network": "10.244.0.0/16",\n  "Backend": ${backend}\n}\n\`\`\`\n`
const overlay = conf('{ "Type": "vxlan", "VNI": 1, "Port": 8472 }')
const bridge = conf('{ "Type": "host-gw" }')
const read = (between: string) =>
  diagnose([
    {
      name: 'a.md',
      text: `Two Windows Server 2019 nodes. We have edited net-conf.json:\n\n${overlay}\n${between}\n\n${bridge}`,
    },
  ])
const modesIn = (between: string) =>
  read(between).observations.flatMap(({ decision, value }) =>
    decision === 'networkMode' ? [value] : [],
  )

test.each(['to', 'TO', 'changed it to:', 'After:', '->', 'und jetzt:'])(
  'what was changed is no more: %s',
  (between) => {
    expect(modesIn(between)).toEqual(['l2bridge'])
    expect(read(between).findings.filter(({ severity }) => severity === 'error')).toEqual([])
  },
)

test.each(['and', 'The second file of the same node:', 'on the other cluster we go to', ''])(
  'two files stay two: %s',
  (between) => expect(modesIn(between)).toContain('overlay'),
)
