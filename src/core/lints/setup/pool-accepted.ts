import { defineLint } from '../../model/lint.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { poolLimits } from '../pool-limits.ts'
import type { PoolLimit } from '../pool-limit.ts'

export const poolAccepted = defineLint({
  id: 'pool-accepted',
  on: 'setup',
  summary: 'The platform takes the definition of the Windows pool',
  remediation: 'Write what the platform takes.',
  decisions: [],

  check({ observations }) {
    const platforms = deciding(observations, 'platform')
    const hasWindows =
      named(observations, 'pool.windowsTold').length > 0 ||
      deciding(observations, 'windowsRelease').some(({ absent }) => absent !== true)
    // A setting of the cluster has no subject, and counts for any pool of its platform.
    const isOf = ({ platform, name, isOfWindows }: PoolLimit, { subject }: Observation) =>
      isOfWindows === true ||
      // Only texts about a platform have settings of its own.
      (platforms.length === 0 && hasWindows && name.startsWith(`${platform}.`)) ||
      platforms.some(
        (one) =>
          one.value === platform &&
          (subject === undefined ? hasWindows || isPool(one) : one.subject === subject),
      )
    const isBeside = ({ beside }: PoolLimit) =>
      beside === undefined ||
      named(observations, beside.name).some(
        ({ value }) => String(value).toLowerCase() === beside.value,
      )
    return poolLimits.filter(isBeside).flatMap((limit) =>
      named(observations, limit.name)
        .filter((one) => isOf(limit, one) && limit.isRefused(String(one.value)))
        .filter(isFirstAtPlace)
        .map((one) => ({
          path: [],
          place: placeOf(one),
          basis: limit.basis,
          message: limit.message(one.raw === '' ? String(one.value) : one.raw),
          remediation: limit.remediation,
          facts: [limit.fact],
        })),
    )
  },
})

/** A command in a sentence is read as both. */
const isFirstAtPlace = (one: Observation, index: number, all: readonly Observation[]) =>
  all.findIndex(
    ({ file, line, column }) => file === one.file && line === one.line && column === one.column,
  ) === index

const isPool = ({ subject }: Observation) => subject?.startsWith('node pool ') === true
