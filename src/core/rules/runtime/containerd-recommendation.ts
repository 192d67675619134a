import { catalog } from '../../catalog/catalog.ts'
import { minorOf } from '../../values/version.ts'
import { compareVersions, isAtLeast, isVersion } from '../../values/version.ts'
import { runtimeVersion as resolved } from '../../model/resolve/runtime-version.ts'
import { defineRule } from '../../model/rule.ts'

export const containerdRecommendation = defineRule({
  id: 'containerd-recommendation',
  basis: 'advice',
  summary: 'containerd is a release that its project recommends for the Kubernetes minor',
  remediation: 'Take a release that the containerd project tests with this Kubernetes version.',
  decisions: ['kubernetesVersion', 'containerRuntime', 'runtimeVersion'],

  check({ kubernetesVersion, containerRuntime, runtimeVersion }) {
    if (containerRuntime !== 'containerd' || !isVersion(runtimeVersion)) return undefined
    const { recommended, floor, announced } =
      catalog.kubernetes[kubernetesVersion].runtimes.containerd ?? {}
    if (!recommended || recommended.confidence === 'unknown') return undefined
    if (floor?.value && !isAtLeast(runtimeVersion, floor.value)) return undefined
    const newest = recommended.value.reduce((a, b) => (compareVersions(a, b) < 0 ? b : a))
    if (isAtLeast(runtimeVersion, newest)) return undefined
    const line = minorOf(runtimeVersion)
    const isLine = runtimeVersion === line
    const fits = (one: string) => isLine || isAtLeast(runtimeVersion, one)
    if (recommended.value.some((one) => minorOf(one) === line && fits(one))) {
      return undefined
    }
    const isEnding = announced !== undefined && !isAtLeast(runtimeVersion, announced.value)
    const list = recommended.value.map((one) => `${one}+`).join(', ')
    return {
      message: `The containerd project recommends ${list} for Kubernetes ${kubernetesVersion}, not ${runtimeVersion}.`,
      facts: isEnding ? [recommended, announced] : [recommended],
      // The project names what it tests most; releases beside it work as well.
      ...(isEnding ? { basis: 'unsupported' } : {}),
      suggestion: {
        runtimeVersion: resolved({ kubernetesVersion, containerRuntime, isolation: 'process' }),
      },
    }
  },
})
