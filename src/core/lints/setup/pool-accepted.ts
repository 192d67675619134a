import { defineLint } from '../../model/lint.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { poolLimits, type PoolLimit } from '../pool-limits.ts'

export const poolAccepted = defineLint({
  id: 'pool-accepted',
  on: 'setup',
  summary: 'The platform takes the definition of the Windows pool',
  remediation: 'Write what the platform takes.',
  decisions: [],

  check({ observations }) {
    const pools = deciding(observations, 'platform').filter(
      ({ subject }) => subject?.startsWith('node pool ') === true,
    )
    // A setting of the cluster has no subject, and counts for any pool of its platform.
    const isOf = ({ platform }: PoolLimit, { subject }: Observation) =>
      pools.some(
        (one) => one.value === platform && (subject === undefined || one.subject === subject),
      )
    return poolLimits.flatMap((limit) =>
      named(observations, limit.name)
        .filter((one) => isOf(limit, one) && limit.isRefused(String(one.value)))
        .map((one) => ({
          path: [],
          place: placeOf(one),
          basis: limit.basis,
          message: limit.message(one.raw),
          remediation: limit.remediation,
          facts: [limit.fact],
        })),
    )
  },
})
