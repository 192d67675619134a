import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { ofKind } from '../../model/parsed.ts'
import { isForWindows } from './for-windows.ts'
import { isForLinux } from './written-on-windows.ts'
import { compareVersions } from '../../values/version.ts'

export const kubeletConfigCgroups = defineLint({
  id: 'kubelet-config-cgroups',
  on: 'setup',
  summary: 'The file of a kubelet on Windows asks for no cgroups',
  remediation: 'Set cgroupsPerQOS: false and enforceNodeAllocatable: [].',
  decisions: ['kubernetesVersion'],

  check({ parsed }, { kubernetesVersion }) {
    const { noCgroups } = nodeSettings
    if (compareVersions(kubernetesVersion, noCgroups.value.through) > 0) return []
    const lines = ofKind(parsed, 'command-line').filter(({ value }) => value.program === 'kubelet')
    /** What a flag says overrules the file. */
    const hasFlag = (name: string) =>
      lines.some(({ value }) => value.flags.some((flag) => flag.name === name))
    const files = ofKind(parsed, 'kubelet-config')
    return files.flatMap((file) => {
      const {
        value: { value, isOnWindows },
        placeOf,
      } = file
      // Beside the file of the Windows nodes that is the one of the others.
      const hasOther = files.some((one) => one !== file && isForWindows(one.value))
      if (isOnWindows === false || (hasOther && isOnWindows !== true && isForLinux(value)))
        return []
      const enforced = valueAt(value, ['enforceNodeAllocatable'])
      // Such a file is that of a Linux node, or one of kubeadm for all nodes.
      const fact = isForLinux(value) ? { ...noCgroups, confidence: 'inferred' as const } : noCgroups
      const says = (field: string, text: string): LintViolation => ({
        path: [],
        place: placeOf([field]),
        basis: 'refused',
        message: `${field} is ${text}; the kubelet refuses that on Windows up to ${noCgroups.value.through}.`,
        facts: [fact],
      })
      return [
        ...(valueAt(value, ['cgroupsPerQOS']) === true && !hasFlag('cgroups-per-qos')
          ? [says('cgroupsPerQOS', 'true')]
          : []),
        ...(Array.isArray(enforced) && enforced.length > 0 && !hasFlag('enforce-node-allocatable')
          ? [says('enforceNodeAllocatable', enforced.map(String).join(', '))]
          : []),
      ]
    })
  },
})
