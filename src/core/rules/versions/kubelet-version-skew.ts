import { versionSkew } from '../../catalog/kubernetes/shared.ts'
import { skewOf } from '../../derived/version-skew.ts'
import { defineRule } from '../../model/rule.ts'

export const kubeletVersionSkew = defineRule({
  id: 'kubelet-version-skew',
  basis: 'unsupported',
  summary: 'The kubelet is not newer than the API server, nor too many minors older',
  remediation: 'Upgrade the control plane first, then the nodes, and keep them close.',
  decisions: ['kubernetesVersion', 'controlPlaneVersion'],

  check({ kubernetesVersion, controlPlaneVersion }) {
    if (kubernetesVersion === controlPlaneVersion) return undefined
    const { behind, allowed, fact } = skewOf(kubernetesVersion, controlPlaneVersion)
    const { newer, windows } = versionSkew
    if (behind < newer.value) {
      return {
        message: `The node runs Kubernetes ${kubernetesVersion}, newer than its control plane ${controlPlaneVersion}; a kubelet must not be newer than its API server.`,
        facts: [newer, windows],
        suggestion: { kubernetesVersion: controlPlaneVersion },
      }
    }
    if (behind <= allowed) return undefined
    return {
      message: `The node runs Kubernetes ${kubernetesVersion}, ${behind} minors behind its control plane ${controlPlaneVersion}; ${allowed} are supported.`,
      facts: [fact, windows],
      suggestion: { kubernetesVersion: controlPlaneVersion },
    }
  },
})
