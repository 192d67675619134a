import { aks } from '../../../catalog/platforms/aks.ts'
import { windows } from '../../../catalog/windows/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'
import { isWithin, minorOf } from '../../../values/version.ts'

/** Of a pool that nothing else tells of, its name says whether it is one for Windows. */
const mayBeWindows = ({ subject }: Observation) =>
  subject === undefined || /^node pool w|win/.test(subject)

const isAllOf = (observations: readonly Observation[], platform: string) =>
  deciding(observations, 'platform').every(({ value }) => value === platform)

export const aksUpgradeRelease = defineLint({
  id: 'aks-upgrade-release',
  on: 'setup',
  summary: 'AKS offers the Windows release of a pool with the Kubernetes that the cluster moves to',
  remediation:
    'Make a pool with a release that AKS offers there, move the pods to it, and delete the old pool first.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const pools = new Set(
      deciding(observations, 'platform').flatMap(({ value, subject }) =>
        value === 'aks' && subject !== undefined ? [subject] : [],
      ),
    )
    const told = deciding(observations, 'windowsRelease')
    // What is told of all Windows nodes holds for each pool.
    const isOfAll =
      isAllOf(observations, 'aks') && new Set(told.map(({ value }) => value)).size === 1
    return named(observations, 'aks.upgradeTo').flatMap((target) =>
      told
        .filter(({ subject }) =>
          subject === undefined ? isOfAll && mayBeWindows(target) : pools.has(subject),
        )
        .filter(
          ({ subject }) =>
            target.subject === undefined || subject === undefined || target.subject === subject,
        )
        .flatMap((one) => {
          const offered = ownValue(aks.pool?.releases ?? {}, String(one.value))
          const name = ownValue(windows, String(one.value))?.name ?? one.raw
          const minor = minorOf(String(target.value))
          if (!offered || isWithin(minor, offered.kubernetes.value)) return []
          return [
            {
              path: [],
              place: placeOf(target),
              also: [placeOf(one)],
              basis: 'refused' as const,
              message: `AKS has no ${name} with Kubernetes ${minor}, and ${one.subject ?? 'a pool'} has it: the cluster cannot move there with this pool.`,
              facts: [offered.kubernetes],
            },
          ]
        })
        .slice(0, 1),
    )
  },
})
