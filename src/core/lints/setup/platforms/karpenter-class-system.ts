import { karpenter } from '../../../catalog/platforms/karpenter.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const karpenterClassSystem = defineLint({
  id: 'karpenter-class-system',
  on: 'setup',
  summary: 'A pool of Karpenter asks for the system that the machines of its class have',
  remediation:
    'Name a class with an AMI of the system that the pool is for. An image of your own stands beside amiFamily Windows2019, Windows2022 or later: Custom is Linux for Karpenter.',
  decisions: [],

  check({ observations }) {
    const classes = named(observations, 'karpenter.class')
    const pools = named(observations, 'karpenter.pool')
    const started = named(observations, 'karpenter.windowsOfCustom')
    // A pool that names the class says for which system it is.
    const alone = started.filter(({ subject }) => !pools.some((pool) => pool.subject === subject))
    const ofClasses = alone.map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `The ${one.subject ?? 'class'} has ${one.raw}, which is Linux for Karpenter, and its user data start a Windows node: for pods that ask for Windows no machine fits.`,
      facts: [{ ...karpenter.system, confidence: 'inferred' as const }],
    }))
    const ofPools = pools.flatMap((pool) => {
      const own = classes.filter(({ subject }) => subject === pool.subject)
      const [first] = own
      if (!first || own.some(({ value }) => value === pool.value)) return []
      return [
        {
          path: [],
          place: placeOf(first),
          also: [placeOf(pool)],
          basis: 'fails' as const,
          message: `The ${pool.subject ?? 'class'} has machines with ${first.raw}, and its pool asks for ${karpenter.system.value} ${String(pool.value)}: no machine fits, and pods stay pending.`,
          facts: [karpenter.system],
        },
      ]
    })
    return [...ofClasses, ...ofPools]
  },
})
