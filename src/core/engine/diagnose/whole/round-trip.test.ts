import { expect, test } from 'vitest'
import { resolveSource } from '../../../catalog/sources/index.ts'
import { artifacts } from '../../../artifacts/index.ts'
import { presets } from '../../../model/presets/index.ts'
import { plainValue } from '../../../model/readers.ts'
import type { DecisionId, Values } from '../../../model/scenario.ts'
import { evaluate, hasErrors } from '../../evaluate.ts'
import { createGenerator } from '../../generate.ts'
import { diagnose } from '../diagnose.ts'

const carried = new Map<string, readonly DecisionId[]>(
  artifacts.map(({ id, carries }) => [id, carries]),
)

test.each(presets.map((preset) => [preset.id, preset] as const))(
  'what %s gives is read back, and nothing is found wrong with it',
  (preset, { choices }) => {
    const evaluation = evaluate(choices)
    const files = createGenerator(resolveSource)(evaluation).filter(
      ({ path }) => path !== 'scenario.json',
    )
    const { observations, findings, unread } = diagnose(
      files.map(({ path, text }) => ({ name: path, text: withoutHeader(text) })),
    )
    const ids = new Set(files.flatMap(({ artifact }) => carried.get(artifact) ?? []))
    const lost = [...ids].filter((id) => {
      const wanted = plainValue(evaluation.scenario[id])
      if (isUnset(wanted) || unwritten[preset]?.includes(id)) return false
      return !observations.some((one) => one.decision === id && isSame(id, one.value, wanted))
    })
    expect(ids.size).toBeGreaterThan(20)
    expect({ lost, unread }).toEqual({ lost: [], unread: [] })
    const errors = findings.filter(({ severity }) => severity === 'error')
    if (!hasErrors(evaluation.findings)) expect(errors).toEqual([])
  },
)

/** The link that recreates the scenario stands in the first lines. */
const withoutHeader = (text: string) =>
  text
    .split('\n')
    .filter((line, i) => i > 2 || !/Windows Node Wizard|#\/plan\?/.test(line))
    .join('\n')

/** A host-gw backend has no VXLAN, and nothing of Azure CNI names the address of the node. */
const unwritten: Readonly<Record<string, readonly DecisionId[]>> = {
  'docs-1.20-flannel': ['vni', 'vxlanPort'],
  'aks-1.17': ['nodeIP'],
  'hyperv-1.14': ['nodeIP'],
}

const isUnset = (value: Values[DecisionId]) =>
  value === '' || value === 'unset' || (Array.isArray(value) && value.length === 0)

const isSame = (id: DecisionId, read: unknown, wanted: unknown) =>
  id === 'featureGates'
    ? Array.isArray(wanted) && Array.isArray(read) && wanted.every((gate) => read.includes(gate))
    : JSON.stringify(read) === JSON.stringify(wanted)
