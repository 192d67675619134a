import { catalog, catalogDate } from '../../catalog/catalog.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { defineRule } from '../../model/rule.ts'
import { suggested } from './pool-release.ts'

export const poolWindowsRetirement = defineRule({
  id: 'pool-windows-retirement',
  basis: 'refused',
  summary: 'The platform still supports the Windows release of the pool',
  remediation:
    'Choose a release that the platform goes on with; a pool keeps its release for life.',
  decisions: ['platform', 'windowsRelease', 'joinMethod', 'kubernetesVersion'],

  check(scenario) {
    const { platform, windowsRelease } = scenario
    const { pool, name } = catalog.platforms[platform]
    const release = pool?.releases[windowsRelease]
    if (!release || !isManaged(scenario)) return undefined
    const windows = catalog.windows[windowsRelease].name
    const { retirement, lastPools, deprecated } = release
    if (lastPools && isPast(lastPools.value)) {
      return {
        message: `Since ${lastPools.value}, ${name} makes no new pools with ${windows}.`,
        facts: [lastPools],
        ...suggested(scenario),
      }
    }
    if (deprecated) {
      return {
        message: `${name} has deprecated ${windows}: ${deprecated.value}.`,
        facts: [deprecated],
        basis: 'unsupported',
        ...suggested(scenario),
      }
    }
    if (!retirement) return undefined
    const { supportEnd, imagesRemoved } = retirement.value
    const hasEnded = isPast(supportEnd)
    const until = hasEnded
      ? `ended its support of ${windows} on ${supportEnd}`
      : `supports ${windows} until ${supportEnd}`
    return {
      message: `${name} ${until}. From ${imagesRemoved} on its images are gone, and the pool can no longer grow.`,
      facts: [retirement],
      basis: hasEnded ? 'unsupported' : 'advice',
      ...(hasEnded ? suggested(scenario) : {}),
    }
  },
})

/** Judged by the date of the facts, so that the same scenario reads the same on any day. */
const isPast = (date: string) => date < catalogDate
