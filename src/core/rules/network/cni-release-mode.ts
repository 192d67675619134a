import { catalog } from '../../catalog/catalog.ts'
import { includesRelease, isVersion } from '../../values/version.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

export const cniReleaseMode = defineRule({
  id: 'cni-release-mode',
  basis: 'fails',
  summary: 'The release of the CNI plugin works in the network mode',
  remediation: 'Take a release that knows the mode, or the mode that this release makes.',
  decisions: ['cni', 'networkMode', 'cniRelease'],

  check(scenario) {
    const { cniRelease } = scenario
    const mode = cniMode(scenario)
    const releases = mode?.releases
    if (!releases || !isVersion(cniRelease) || includesRelease(releases.value, cniRelease)) {
      return undefined
    }
    const { name, repository, newestRelease } = catalog.cni[scenario.cni]
    const { from, before } = releases.value
    const wanted = [
      ...(from === undefined ? [] : [`from ${from} on`]),
      ...(before === undefined ? [] : [`before ${before}`]),
    ]
    return {
      message: `${name} works with ${catalog.modes[scenario.networkMode].name} in releases ${wanted.join(' and ')} of ${repository}, not in ${cniRelease}.`,
      facts: [releases],
      suggestion: { cniRelease: (mode.newestRelease ?? newestRelease).value },
    }
  },
})
