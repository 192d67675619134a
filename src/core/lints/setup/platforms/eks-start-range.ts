import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const { startRange } = eksPool
const defaults: readonly string[] = startRange.value.defaults

export const eksStartRange = defineLint({
  id: 'eks-start-range',
  on: 'setup',
  summary: 'The start script of EKS is told a range of Services that it does not take by itself',
  remediation: `Give the script ${startRange.value.parameter} with the range of the cluster.`,
  decisions: [],

  check({ observations }) {
    const told = deciding(observations, 'serviceCIDR')
    const [range] = told
    if (!range || told.some(({ value }) => !isOther(String(value)))) return []
    // A machine may have the range in its environment.
    return named(observations, 'eks.startWithoutRange').map((call) => ({
      path: [],
      place: placeOf(call),
      also: [placeOf(range)],
      basis: 'fails' as const,
      message: `The script starts without ${startRange.value.parameter} and takes ${defaults.join(' or ')}; the Services of the cluster have ${String(range.value)}, so DNS and other Services do not answer in pods.`,
      facts: [startRange],
    }))
  },
})

const isOther = (range: string) => /^\d+\./.test(range) && !defaults.includes(range)
