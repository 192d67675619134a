import { catalog } from '../../catalog/catalog.ts'
import { isBefore, isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const cniRuntimeVersion = defineRule({
  id: 'cni-runtime-version',
  basis: 'unsupported',
  summary: 'The runtime is as new as the CNI plugin asks for',
  remediation: 'Take a newer release of the runtime, or another plugin.',
  decisions: ['cni', 'cniRelease', 'containerRuntime', 'runtimeVersion'],

  check({ cni, cniRelease, containerRuntime, runtimeVersion }) {
    const { name, runtimeVersions, runtimeVersionsFrom: from } = catalog.cni[cni]
    if (from && isVersion(cniRelease) && isBefore(cniRelease, from.value)) return undefined
    const floor = runtimeVersions?.[containerRuntime]
    if (!floor || !isVersion(runtimeVersion) || !isBefore(runtimeVersion, floor.value)) {
      return undefined
    }
    return {
      message: `${name} asks for ${catalog.runtimes[containerRuntime].name} ${floor.value} or later, not ${runtimeVersion}.`,
      facts: [floor],
      suggestion: { runtimeVersion: floor.value },
    }
  },
})
