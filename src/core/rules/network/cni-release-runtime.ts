import { catalog } from '../../catalog/catalog.ts'
import { includesRelease, isVersion } from '../../values/version.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

export const cniReleaseRuntime = defineRule({
  id: 'cni-release-runtime',
  basis: 'fails',
  matrix: true,
  summary: 'The release of the CNI plugin can serve the container runtime',
  remediation: 'Take a release of the plugin that knows this runtime.',
  decisions: ['cni', 'networkMode', 'containerRuntime', 'cniRelease'],

  check(scenario) {
    const { cniRelease, containerRuntime } = scenario
    const mode = cniMode(scenario)
    const releases = mode?.runtimeReleases?.[containerRuntime]
    if (!releases || !isVersion(cniRelease) || includesRelease(releases.value, cniRelease)) {
      return undefined
    }
    const { repository, runtimes } = catalog.cni[scenario.cni]
    const runtime = catalog.runtimes[containerRuntime].name
    const { from, before } = releases.value
    if (from !== undefined) {
      return {
        message: `${mode?.binary} serves ${runtime} from release ${from} of ${repository} on, not ${cniRelease}.`,
        facts: [releases],
        suggestion: { cniRelease: from },
      }
    }
    return {
      message: `${repository} dropped ${runtime} with release ${before}; this is ${cniRelease}.`,
      facts: [releases],
      basis: 'unsupported',
      ...(runtimes.value.includes('containerd')
        ? { suggestion: { containerRuntime: 'containerd' } }
        : {}),
    }
  },
})
