import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { compareVersions } from '../../values/version.ts'

export const kubeletConfigCgroups = defineLint({
  id: 'kubelet-config-cgroups',
  on: 'kubelet-config',
  summary: 'The file of a kubelet on Windows asks for no cgroups',
  remediation: 'Set cgroupsPerQOS: false and enforceNodeAllocatable: [].',
  decisions: ['kubernetesVersion'],

  check({ value }, { kubernetesVersion }) {
    const { noCgroups } = nodeSettings
    if (compareVersions(kubernetesVersion, noCgroups.value.through) > 0) return []
    const enforced = valueAt(value, ['enforceNodeAllocatable'])
    const says = (field: string, text: string) => ({
      path: [field],
      basis: 'refused' as const,
      message: `${field} is ${text}; the kubelet refuses that on Windows up to ${noCgroups.value.through}.`,
      facts: [noCgroups],
    })
    return [
      ...(valueAt(value, ['cgroupsPerQOS']) === true ? [says('cgroupsPerQOS', 'true')] : []),
      ...(Array.isArray(enforced) && enforced.length > 0
        ? [says('enforceNodeAllocatable', enforced.map(String).join(', '))]
        : []),
    ]
  },
})
