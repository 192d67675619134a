import { catalog } from '../../catalog/catalog.ts'
import type { PlatformId } from '../../catalog/cni/define.ts'
import { windowsReleases } from '../../catalog/windows/index.ts'
import type { Violation } from '../../model/finding.ts'
import type { Scenario } from '../../model/scenario.ts'
import { isWithin } from '../../values/version.ts'

type Given = Pick<Scenario, 'platform' | 'kubernetesVersion' | 'windowsRelease'>

/** What a platform says of a Windows release with this minor; undefined where it is offered. */
export function releaseViolation(platform: PlatformId, scenario: Given): Violation | undefined {
  const { pool, name } = catalog.platforms[platform]
  if (scenario.platform !== platform || !pool) return undefined
  const { kubernetesVersion, windowsRelease } = scenario
  const windows = catalog.windows[windowsRelease].name
  const offered = pool.releases[windowsRelease]
  const suggestion = suggested(scenario)
  if (!offered) {
    return {
      message: `${name} makes no pool with ${windows}.`,
      facts: [pool.otherReleases],
      decisions: ['platform', 'windowsRelease'],
      ...suggestion,
    }
  }
  const { kubernetes, unclear } = offered
  if (isWithin(kubernetesVersion, kubernetes.value)) return undefined
  if (unclear && isWithin(kubernetesVersion, unclear.value)) {
    return {
      message: `Whether ${name} has ${windows} with Kubernetes ${kubernetesVersion} was not found.`,
      facts: [unclear],
    }
  }
  const { from, through } = kubernetes.value
  const range = [from ? `from ${from}` : '', through ? `until ${through}` : ''].join(' ').trim()
  return {
    message: `${name} offers ${windows} ${range}, not with Kubernetes ${kubernetesVersion}.`,
    facts: [kubernetes],
    ...suggestion,
  }
}

/** The newest release that the platform still offers with this minor. */
export function suggested({ platform, kubernetesVersion }: Omit<Given, 'windowsRelease'>): {
  readonly suggestion?: Pick<Scenario, 'windowsRelease'>
} {
  const releases = catalog.platforms[platform].pool?.releases ?? {}
  const windowsRelease = windowsReleases.findLast((id) => {
    const other = releases[id]
    return other && !other.lastPools && isWithin(kubernetesVersion, other.kubernetes.value)
  })
  return windowsRelease ? { suggestion: { windowsRelease } } : {}
}
