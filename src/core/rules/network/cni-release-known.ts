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
    const { repository, newestRelease } = catalog.cni[cni]
    if (!isVersion(cniRelease)) {
      return {
        message: `“${cniRelease}” is no release number of ${repository}; what depends on it cannot be checked.`,
        facts: [notRead],
      }
    }
    if (isAtLeast(newestRelease.value, cniRelease)) return undefined
    return {
      message: `Release ${cniRelease} of ${repository} is newer than ${newestRelease.value}, the newest that was read.`,
      facts: [notRead],
    }
  },
})
