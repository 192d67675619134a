import { catalog } from '../../catalog/catalog.ts'
import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { lineOf } from '../../catalog/runtimes/index.ts'
import { isBefore, isVersion } from '../../values/version.ts'
import { runtimeVersion as resolved } from '../../model/resolve/runtime-version.ts'
import { defineRule } from '../../model/rule.ts'

const { recommended } = mechanisms.hostprocess
const lastRecommended =
  lineOf(catalog.runtimes.containerd, recommended.value)?.last.value ?? recommended.value

export const hostprocessRuntime = defineRule({
  id: 'hostprocess-runtime',
  basis: 'unsupported',
  matrix: true,
  summary: 'HostProcess containers need containerd, and a release that knows them',
  remediation: 'Use containerd, of the release that the documentation asks for.',
  decisions: ['kubernetesVersion', 'isolation', 'containerRuntime', 'runtimeVersion'],
  comparesRead: ['runtimeVersion'],

  check({ kubernetesVersion, isolation, containerRuntime, runtimeVersion }) {
    if (isolation !== 'hostprocess') return undefined
    const { runtime, floor, alphaFloor, stages, from } = mechanisms.hostprocess
    if (isBefore(kubernetesVersion, from.value)) return undefined
    if (containerRuntime !== runtime.value) {
      return {
        message: `HostProcess containers run with containerd alone, not with ${catalog.runtimes[containerRuntime].name}.`,
        facts: [runtime],
        decisions: ['isolation', 'containerRuntime'],
        suggestion: { containerRuntime: runtime.value },
      }
    }
    if (!isVersion(runtimeVersion)) return undefined
    const needed = isBefore(kubernetesVersion, stages.value.beta) ? alphaFloor : floor
    if (isBefore(runtimeVersion, needed.value)) {
      const usual = resolved({ kubernetesVersion, containerRuntime, isolation })
      return {
        message: `HostProcess containers need containerd ${needed.value} or later, not ${runtimeVersion}.`,
        facts: [needed],
        decisions: ['isolation', 'runtimeVersion'],
        suggestion: { runtimeVersion: isBefore(usual, needed.value) ? lastRecommended : usual },
      }
    }
    if (!isBefore(runtimeVersion, recommended.value)) return undefined
    return {
      message: `containerd ${recommended.value} or later is recommended for HostProcess containers: it mounts volumes as other containers see them.`,
      facts: [recommended],
      basis: 'advice',
      decisions: ['isolation', 'runtimeVersion'],
    }
  },
})
