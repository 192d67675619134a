import { describe, expect, test } from 'vitest'
import { filesOf } from '../../golden/golden-texts.ts'
import { scriptedScenarios } from '../../golden/scenarios.ts'

/** Rules of every node: the kubelet, and the node ports of any workload of the cluster. */
const common = ['TCP 10250', 'TCP 30000-32767', 'UDP 30000-32767']

describe.each(scriptedScenarios)('firewalls of $id', ({ choices }) => {
  const files = filesOf(choices)
  const textOf = (name: string) => files.find(({ path }) => path === name)?.text ?? ''
  const opened = [
    ...textOf('node/prepare-node.ps1').matchAll(/-Protocol '(\w+)' -Port '([\d-]+)'/g),
  ].map(([, protocol, port]) => `${protocol} ${port}`)
  const incoming = textOf('network/ports.csv')
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter(([direction]) => direction?.startsWith('in'))
    .map(([, protocol, port]) => `${protocol} ${port}`)

  test('Windows opens what the list of ports calls incoming, and nothing else', () => {
    const missing = incoming.filter((row) => !row.startsWith('any') && !opened.includes(row))
    expect(missing).toEqual([])
    const needless = opened.filter((rule) => !incoming.includes(rule) && !common.includes(rule))
    expect(needless).toEqual([])
  })
})
