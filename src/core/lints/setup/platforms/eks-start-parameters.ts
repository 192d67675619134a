import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { startParameters } = eksPool
const [name, ...pair] = startParameters.value

export const eksStartParameters = defineLint({
  id: 'eks-start-parameters',
  on: 'setup',
  summary: 'The start script of EKS is given what it needs',
  remediation: 'Add the parameter.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'eks.startWithout').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message:
        one.value === name
          ? `The start script of EKS is called without ${name}, the one parameter that it cannot do without: the node does not join.`
          : `The start script of EKS is called without ${String(one.value)}; it takes ${pair.join(' and ')} together or not at all.`,
      facts: [startParameters],
    })),
})
