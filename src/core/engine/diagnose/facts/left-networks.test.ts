import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const networks = (...rows: readonly string[]) =>
  ['PS C:\\> Get-HnsNetwork | Select Name, Type', '', 'Name  Type', '----  ----', ...rows, ''].join(
    '\n',
  )
const antrea = 'I0329 23:35:20.551201    3936 agent.go:61] Starting Antrea agent (version v1.0.0)\n'

const found = (text: string, log: string) => {
  const { findings, observations } = diagnose([
    { name: 'agent.log', text: log },
    { name: 'hns.txt', text },
  ])
  return {
    ids: findings.filter(({ severity }) => severity === 'error').map(({ id }) => id),
    modes: observations.filter((one) => one.decision === 'networkMode').map(({ raw }) => raw),
    types: observations.filter((one) => one.name === 'hns.network.type').map(({ raw }) => raw),
  }
}

test.each(['cbr0  L2Bridge', 'vxlan0  Overlay', 'Calico  Overlay'])(
  'a network that another agent left is not that of Antrea: %s',
  (row) => {
    const type = row.split('  ')[1]
    expect(found(networks('nat  nat', row), antrea)).toEqual({
      ids: [],
      modes: [],
      types: ['nat', type],
    })
  },
)

test('the network of a plugin that takes any name stays its own', () => {
  expect(
    found(networks('cbr0  L2Bridge'), 'I0329 23:35:20.5 1 main.go:1] Starting flanneld\n').modes,
  ).toEqual(['L2Bridge'])
})

test('what a network is called tells the plugin, unless something else does', () => {
  const plugins = (text: string, log: string) =>
    diagnose([
      { name: 'agent.log', text: log },
      { name: 'hns.txt', text },
    ]).observations.flatMap((one) => (one.decision === 'cni' ? [String(one.value)] : []))
  expect(plugins(networks('nat  nat', 'Calico  Overlay'), 'hello\n')).toEqual(['calico'])
  expect(new Set(plugins(networks('nat  nat', 'Calico  Overlay'), antrea))).toEqual(
    new Set(['antrea']),
  )
})

const netConf =
  '{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 1, "Port": 4789}}\n'
const event = 'plugin type="nat" name="nat" failed (add): no gateway\n'

test.each([[[netConf, event]], [[`${netConf}\nThe event says:\n\n${event}`]]])(
  'a private network that a message names is none of the cluster: %j',
  (texts) => {
    const { findings, observations, scenario } = diagnose(
      texts.map((text, i) => ({ name: `${i}.txt`, text })),
    )
    expect(scenario.cni).toBe('flannel')
    expect(observations.some(({ decision, value }) => decision === 'cni' && value === 'nat')).toBe(
      false,
    )
    expect(findings.map(({ id }) => id)).toContain('vxlan-vni')
    expect(findings.map(({ id }) => id)).not.toContain('values-disagree')
  },
)
