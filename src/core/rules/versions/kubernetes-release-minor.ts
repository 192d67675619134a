import { catalog } from '../../catalog/catalog.ts'
import { unknown } from '../../catalog/fact.ts'
import { releaseForm } from '../../catalog/kubernetes/shared.ts'
import { compareVersions } from '../../values/version.ts'
import { quoted } from '../../values/quoted.ts'
import { kubernetesRelease as resolved } from '../../model/resolve/kubernetes-release.ts'
import { defineRule } from '../../model/rule.ts'

const release = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/

export const kubernetesReleaseMinor = defineRule({
  id: 'kubernetes-release-minor',
  basis: 'fails',
  summary: 'The patch release belongs to the chosen minor',
  remediation: 'Give the release as the minor and its patch, without a leading v.',
  decisions: ['kubernetesVersion', 'kubernetesRelease'],

  check({ kubernetesVersion, kubernetesRelease }) {
    const { newestPatch } = catalog.kubernetes[kubernetesVersion]
    if (
      !release.test(kubernetesRelease) ||
      !kubernetesRelease.startsWith(`${kubernetesVersion}.`)
    ) {
      const usual = resolved({ kubernetesVersion })
      return {
        message: `${quoted(kubernetesRelease)} is no release of Kubernetes ${kubernetesVersion}; it looks like ${usual}.`,
        facts: [releaseForm],
        suggestion: { kubernetesRelease: usual },
      }
    }
    if (newestPatch.value === null) return undefined
    if (compareVersions(kubernetesRelease, newestPatch.value) <= 0) return undefined
    return {
      message: `Kubernetes ${kubernetesRelease} is newer than ${newestPatch.value}, the last release known here.`,
      facts: [unknown(null, newestPatch.sources)],
      suggestion: { kubernetesRelease: newestPatch.value },
    }
  },
})
