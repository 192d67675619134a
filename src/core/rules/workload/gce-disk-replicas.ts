import { volumeChecks } from '../../catalog/workload/volume-checks.ts'
import { isWithin } from '../../values/version.ts'
import { valuesOf } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

export const gceDiskReplicas = defineRule({
  id: 'gce-disk-replicas',
  basis: 'refused',
  summary: 'A disk of Google Cloud that is written belongs to one pod',
  remediation: 'Run one replica, or claim a persistent volume for each pod.',
  decisions: ['controlPlaneVersion', 'workloadKind', 'replicas', 'volumes'],

  check({ controlPlaneVersion, workloadKind, replicas, volumes }) {
    const { gceReplicas } = volumeChecks
    const isOne = workloadKind === 'Deployment' && replicas <= 1
    if (isOne || !isWithin(controlPlaneVersion, gceReplicas.value)) return undefined
    if (!valuesOf(volumes).some(({ kind }) => kind === 'gcePersistentDisk')) return undefined
    const pods = workloadKind === 'DaemonSet' ? 'one pod a node' : `${replicas} pods`
    return {
      message: `The API server ${controlPlaneVersion} refuses a gcePersistentDisk that is written in a ${workloadKind} with ${pods}.`,
      facts: [gceReplicas],
      ...(workloadKind === 'Deployment' ? { suggestion: { replicas: 1 } } : {}),
    }
  },
})
