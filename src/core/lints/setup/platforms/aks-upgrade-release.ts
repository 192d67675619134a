import { aks } from '../../../catalog/platforms/aks.ts'
import { windows } from '../../../catalog/windows/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'
import { compareVersions, isVersion, isWithin, minorOf } from '../../../values/version.ts'

/** Of a pool that nothing else tells of, its name says whether it is one for Windows. */
const mayBeWindows = ({ subject }: Observation) =>
  subject === undefined || /^node pool w|win/.test(subject)

/** The one release that somebody asks about, above the one that the cluster has. */
function askedIn(observations: readonly Observation[]): readonly Observation[] {
  const targets = named(observations, 'kubelet.targetVersion')
  const [target] = targets
  const minor = minorOf(String(target?.value))
  const now = deciding(observations, 'kubernetesVersion')
  return target &&
    named(observations, 'kubelet.upgradeAsked').length > 0 &&
    targets.every(({ value }) => minorOf(String(value)) === minor) &&
    now.length > 0 &&
    now.every(({ value }) => compareVersions(String(value), minor) < 0)
    ? [target]
    : []
}

/** The highest release that pools of Linux have, where those for Windows are below: these are to follow. */
function ofLinuxPools(observations: readonly Observation[]): readonly Observation[] {
  const [highest] = named(observations, 'kubelet.version')
    .filter(
      ({ subject, value }) =>
        subject?.startsWith('linux ') === true && isVersion(minorOf(String(value))),
    )
    .toSorted((a, b) => compareVersions(minorOf(String(b.value)), minorOf(String(a.value))))
  const now = deciding(observations, 'kubernetesVersion')
  return highest &&
    deciding(observations, 'platform').length > 0 &&
    isAllOf(observations, 'aks') &&
    now.every(({ value }) => compareVersions(String(value), minorOf(String(highest.value))) < 0)
    ? [highest]
    : []
}

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
    const commanded = named(observations, 'aks.upgradeTo')
    const asked = commanded.length > 0 ? commanded : isOfAll ? askedIn(observations) : []
    const ahead = asked.length > 0 ? [] : ofLinuxPools(observations)
    return [...asked, ...ahead].flatMap((target) =>
      told
        .filter(({ subject }) =>
          subject === undefined
            ? isOfAll && (ahead.includes(target) || mayBeWindows(target))
            : pools.has(subject),
        )
        .filter(
          ({ subject }) =>
            target.subject === undefined ||
            subject === undefined ||
            ahead.includes(target) ||
            target.subject === subject,
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
              // Who asks about it has not begun, and may mean to change the pool as well.
              basis: commanded.length > 0 ? ('refused' as const) : ('unsupported' as const),
              message: ahead.includes(target)
                ? `AKS has no ${name} with Kubernetes ${minor}, which ${target.subject?.replace('linux ', '') ?? 'Linux'} of this cluster has already: ${one.subject ?? 'the pool for Windows'} cannot follow.`
                : `AKS has no ${name} with Kubernetes ${minor}, and ${one.subject ?? 'a pool'} has it: the cluster cannot move there with this pool.`,
              facts: [offered.kubernetes],
            },
          ]
        })
        .slice(0, 1),
    )
  },
})
