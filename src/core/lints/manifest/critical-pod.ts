import { criticalPods } from '../../catalog/workload/critical-pods.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'
import { compareVersions } from '../../values/version.ts'

const { classes, namespace, through } = criticalPods.value

export const criticalPod = defineLint({
  id: 'critical-pod',
  on: 'manifest',
  summary: 'A pod of a critical class is in a namespace that admits it',
  remediation: `Put it into ${namespace}, or give it a PriorityClass of your own.`,
  decisions: ['kubernetesVersion'],
  isAbout: hasPod,

  check({ value, pod, isPart }, world) {
    const path = [...(pod?.path ?? []), 'spec', 'priorityClassName']
    const own = pod ? valueAt(value, path) : undefined
    const space = valueAt(value, ['metadata', 'namespace'])
    // Without a word of it the command that applies it may name the namespace.
    if (!classes.some((one) => one === own) || typeof space !== 'string' || space === namespace)
      return []
    const { kubernetesVersion, server, release } = world
    const told = server ?? (release === undefined ? undefined : kubernetesVersion)
    if (isPart === true || told === undefined || compareVersions(told, through) > 0) return []
    return [
      {
        path,
        basis: 'refused' as const,
        message: `${String(own)} is for pods in ${namespace} alone up to ${through}; the API server of ${told} refuses it in ${space}.`,
        facts: [criticalPods],
      },
    ]
  },
})
