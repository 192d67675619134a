import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { grouped } from '../../../values/grouped.ts'
import { isBefore, isVersion } from '../../../values/version.ts'
import { poolLimits } from '../../pool-limits.ts'
import type { PoolLimit } from '../../pool-limit.ts'

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
    const subjects = grouped(platforms, ({ value }) => value)
    const known = new Map(
      [...subjects].map(([platform, own]) => [
        platform,
        new Set(own.map(({ subject }) => subject)),
      ]),
    )
    const havePools = new Set(
      [...subjects].flatMap(([platform, own]) =>
        hasWindows || own.some(isPool) ? [platform] : [],
      ),
    )
    // A setting of the cluster has no subject, and counts for any pool of its platform.
    const isOf = ({ platform, name, isOfWindows }: PoolLimit, { subject }: Observation) =>
      isOfWindows === true ||
      // Only texts about a platform have settings of its own.
      (platforms.length === 0 && hasWindows && name.startsWith(`${platform}.`)) ||
      (subject === undefined ? havePools.has(platform) : known.get(platform)?.has(subject) === true)
    const isBeside = ({ beside }: PoolLimit) =>
      beside === undefined ||
      named(observations, beside.name).some(
        ({ value }) => String(value).toLowerCase() === beside.value,
      )
    const versions = (['kubernetesVersion', 'controlPlaneVersion'] as const).flatMap((id) =>
      deciding(observations, id),
    )
    const isOfAge = ({ before }: PoolLimit) =>
      before === undefined ||
      (versions.length > 0 &&
        versions.every(({ value }) => isVersion(String(value)) && isBefore(String(value), before)))
    return poolLimits
      .filter((one) => isBeside(one) && isOfAge(one))
      .flatMap((limit) =>
        firstAtPlaces(
          named(observations, limit.name).filter(
            (one) => isOf(limit, one) && limit.isRefused(String(one.value)),
          ),
        ).map((one) => ({
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
const firstAtPlaces = (all: readonly Observation[]) =>
  [...grouped(all, ({ file, line, column }) => `${line} ${column} ${file}`).values()].flatMap(
    (own) => own.slice(0, 1),
  )

const isPool = ({ subject }: Observation) => subject?.startsWith('node pool ') === true
