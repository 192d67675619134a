import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { testedWith } from '../../catalog/cni/tested-releases.ts'
import { includesRelease, isAtLeast, isBefore } from '../../values/version.ts'
import type { Scenario } from '../scenario.ts'
import { runsHostProcess } from './node-agents.ts'

type Read = Pick<Scenario, 'cni' | 'networkMode' | 'containerRuntime' | 'kubernetesVersion'>

/**
 * The newest release in the facts that works in the mode and with the runtime, as services where its
 * pods cannot run, and that its project tested with the minor; where it tested none, the nearest.
 */
export function cniRelease(scenario: Read): string {
  const { kubernetesVersion, containerRuntime } = scenario
  const usual = newest(scenario)
  const { tested }: CniPlugin = catalog.cni[scenario.cni]
  const served = cniMode(scenario)?.runtimeReleases?.[containerRuntime]?.value ?? {}
  const able = (tested?.value ?? []).filter(
    (entry) => isAtLeast(usual, entry.newest) && includesRelease(served, entry.newest),
  )
  const [oldest] = able
  const nearest =
    oldest?.kubernetes.from && isBefore(kubernetesVersion, oldest.kubernetes.from)
      ? oldest
      : able.at(-1)
  return (testedWith(able, kubernetesVersion) ?? nearest)?.newest ?? usual
}

function newest(scenario: Read): string {
  const { services, newestRelease }: CniPlugin = catalog.cni[scenario.cni]
  if (services && !runsHostProcess(scenario)) return services.value.newest
  return (cniMode(scenario)?.newestRelease ?? newestRelease).value
}
