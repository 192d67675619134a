import { versionSkew } from '../../catalog/kubernetes/shared.ts'
import { isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const kubeletVersionSkew = defineRule({
  id: 'kubelet-version-skew',
  basis: 'unsupported',
  summary: 'The kubelet is not newer than the API server, nor too many minors older',
  remediation: 'Upgrade the control plane first, then the nodes, and keep them close.',
  decisions: ['kubernetesVersion', 'controlPlaneVersion'],

  check({ kubernetesVersion, controlPlaneVersion }) {
    if (kubernetesVersion === controlPlaneVersion) return undefined
    const behind = minorNumber(controlPlaneVersion) - minorNumber(kubernetesVersion)
    const { newer, older, olderBefore, windows } = versionSkew
    if (behind < newer.value) {
      return {
        message: `The node runs Kubernetes ${kubernetesVersion}, newer than its control plane ${controlPlaneVersion}; a kubelet must not be newer than its API server.`,
        facts: [newer, windows],
        suggestion: { kubernetesVersion: controlPlaneVersion },
      }
    }
    const isOld = isBefore(kubernetesVersion, olderBefore.value.minor)
    const allowed = isOld ? olderBefore.value.older : older.value
    if (behind <= allowed) return undefined
    return {
      message: `The node runs Kubernetes ${kubernetesVersion}, ${behind} minors behind its control plane ${controlPlaneVersion}; ${allowed} are supported.`,
      facts: [isOld ? olderBefore : older, windows],
      suggestion: { kubernetesVersion: controlPlaneVersion },
    }
  },
})

const minorNumber = (minor: string) => Number(minor.slice(minor.indexOf('.') + 1))
