import { joinFile } from '../../../catalog/join-file.ts'
import { defineLint } from '../../../model/lint.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

export const kubeadmJoinFile = defineLint({
  id: 'kubeadm-join-file',
  on: 'setup',
  summary: 'A file for kubeadm join holds what kubeadm reads of it',
  remediation:
    'Put the fields into the ConfigMap kubelet-config of the cluster, into a patch that the JoinConfiguration names, or into flags under kubeletExtraArgs.',
  decisions: [],

  check({ parsed }) {
    const objects = ofKind(parsed, 'manifest').map(({ value: { kind }, placeOf }) => ({
      kind,
      file: placeOf([]).file,
    }))
    return [...ofKind(parsed, 'kubelet-config'), ...ofKind(parsed, 'kube-proxy-config')].flatMap(
      ({ placeOf, title }) => {
        const place = placeOf([])
        const kinds = objects.filter(({ file }) => file === place.file).map(({ kind }) => kind)
        // kubeadm init reads both, and a file may hold it all.
        if (
          !kinds.includes(joinFile.value) ||
          kinds.some((kind) => /^(?:Init|Cluster)Configuration$/.test(kind))
        )
          return []
        return [
          faultAt(
            place,
            'advice',
            `kubeadm join reads the ${joinFile.value} of its file alone: where ${title} stands in the same file, it has no effect.`,
            joinFile,
          ),
        ]
      },
    )
  },
})
