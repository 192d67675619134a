import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'
import { apartByHost, replicasOf } from '../../selected-workloads.ts'

export const onceVolumeShared = defineLint({
  id: 'once-volume-shared',
  on: 'setup',
  summary: 'Pods that run on several nodes share no volume that one node at a time may attach',
  remediation:
    'Take a claim with ReadWriteMany (a share, as SMB), or a StatefulSet with volumeClaimTemplates.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const claims = manifests.filter(({ value }) => value.kind === 'PersistentVolumeClaim')
    if (claims.length === 0) return []
    const byKey = new Map(claims.map((one) => [`${namespaceOf(one)}/${one.value.name ?? ''}`, one]))
    return manifests.flatMap((sent): readonly LintViolation[] => {
      const { value } = sent
      if (!value.pod || systemOfPod(value) === 'linux') return []
      const spec = [...value.pod.path, 'spec']
      const count = replicasOf(sent)
      const apart =
        value.kind === 'DaemonSet'
          ? { path: ['kind'], text: 'a pod on each node' }
          : count !== undefined && count > 1 && apartByHost(sent)
            ? { path: ['spec', 'replicas'], text: `${count} pods, each on a node of its own` }
            : undefined
      if (!apart) return []
      return nodesAt(value.value, spec, [
        'volumes',
        '*',
        'persistentVolumeClaim',
        'claimName',
      ]).flatMap(({ path, value: name }): readonly LintViolation[] => {
        const claim = byKey.get(`${namespaceOf(sent)}/${String(name)}`)
        const modes = claim
          ? nodesAt(claim.value.value, ['spec', 'accessModes'], ['*']).map((one) => one.value)
          : []
        const isOnce =
          modes.length > 0 && modes.every((one) => /^ReadWriteOnce(?:Pod)?$/.test(String(one)))
        return claim && isOnce
          ? [
              faultAt(
                sent.placeOf(path),
                'fails',
                `${value.name ?? 'The workload'} has ${apart.text}, and the claim ${String(name)} is ${modes.join(', ')}: one node attaches its volume, and pods on others wait (“Multi-Attach error”).`,
                objectRelations.onceMode,
                { also: [claim.placeOf(['spec', 'accessModes']), sent.placeOf(apart.path)] },
              ),
            ]
          : []
      })
    })
  },
})
