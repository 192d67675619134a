import { catalog } from '../../catalog/catalog.ts'
import { unknown } from '../../catalog/fact.ts'
import { isAtLeast, isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

const notRead = unknown('nothing was read about this release')

export const cniReleaseKnown = defineRule({
  id: 'cni-release-known',
  basis: 'advice',
  summary: 'The release of the CNI plugin is one that the facts cover',
  remediation: 'Name the release as the project does, or leave it automatic.',
  decisions: ['cni', 'cniRelease'],

  check({ cni, cniRelease }) {
    const { name, repository, newestRelease } = catalog.cni[cni]
    if (!isVersion(cniRelease)) {
      return {
        message: `“${cniRelease}” is no release number of ${repository}; what depends on it cannot be checked.`,
        facts: [notRead],
      }
    }
    if (newestRelease.confidence === 'unknown') {
      return {
        message: `No release of ${repository} is known to hold ${name}; what depends on its release cannot be checked.`,
        facts: [newestRelease],
        remediation: 'Use the plugin that the image of the platform brings.',
      }
    }
    if (isAtLeast(newestRelease.value, cniRelease)) return undefined
    return {
      message: `Release ${cniRelease} of ${repository} is newer than ${newestRelease.value}, the newest that was read.`,
      facts: [notRead],
    }
  },
})
