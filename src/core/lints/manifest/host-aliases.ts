import { docker } from '../../catalog/runtimes/docker.ts'
import { hostAliases } from '../../catalog/workload/host-aliases.ts'
import { hasPod, type Manifest } from '../../model/manifest.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isBefore } from '../../values/version.ts'

const { managed, notOfHostProcess } = hostAliases
const { from, runtime, dockershimUntil } = managed.value

export const hostAliasesLint = defineLint({
  id: 'host-aliases',
  on: 'manifest',
  summary: 'The kubelet writes the hostAliases of a Windows pod',
  remediation:
    'Give the names to DNS, or write them into C:\\Windows\\System32\\drivers\\etc\\hosts when the container starts.',
  decisions: ['kubernetesVersion', 'containerRuntime'],
  isAbout: (manifest) => hasPod(manifest) && aliasesOf(manifest) !== undefined,

  check(manifest, { kubernetesVersion, containerRuntime, operatingSystem }) {
    const { pod } = manifest
    if (!pod || (pod.operatingSystem ?? operatingSystem) !== 'windows') return []
    const path = [...pod.path, 'spec', 'hostAliases']
    const violation = { path, basis: 'unsupported' as const }
    if (pod.isHostProcess) {
      return [
        {
          ...violation,
          message: 'hostAliases has no effect: a HostProcess pod has the hosts file of its node.',
          facts: [notOfHostProcess],
        },
      ]
    }
    const isEarly = isBefore(kubernetesVersion, from)
    const isDocker = containerRuntime === docker.id && !isBefore(dockershimUntil, kubernetesVersion)
    return isEarly || isDocker
      ? [
          {
            ...violation,
            message: `hostAliases has no effect in a Windows pod: the kubelet writes the hosts file with ${runtime} alone, from Kubernetes ${from} on.`,
            facts: [managed],
          },
        ]
      : []
  },
})

function aliasesOf({ value, pod }: Manifest): unknown {
  const aliases = valueAt(value, [...(pod?.path ?? []), 'spec', 'hostAliases'])
  return Array.isArray(aliases) && aliases.length > 0 ? aliases : undefined
}
