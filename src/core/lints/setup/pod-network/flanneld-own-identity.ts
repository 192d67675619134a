import { nodeRights } from '../../../catalog/node-rights.ts'
import { defineLint } from '../../../model/lint.ts'
import { ofKind } from '../../../model/parsed.ts'
import { fileOfFlag } from './lines.ts'
import { isBefore } from '../../../values/version.ts'

export const flanneldOwnIdentity = defineLint({
  id: 'flanneld-own-identity',
  on: 'setup',
  summary: 'flanneld has an identity of its own that may list all nodes',
  remediation: 'Give flanneld the kubeconfig of a service account with the ClusterRole flannel.',
  decisions: ['controlPlaneVersion'],

  check({ parsed }, { controlPlaneVersion }) {
    const { listsAllNodes, kubeletFile } = nodeRights
    if (isBefore(controlPlaneVersion, listsAllNodes.value.before)) return []
    const lines = ofKind(parsed, 'command-line')
    const [kubelet] = lines.filter(({ value }) => value.program === 'kubelet')
    const own = kubelet && fileOfFlag(kubelet.value, 'kubeconfig')
    if (kubelet && own === undefined) return []
    return lines.flatMap(({ value, placeOf }) => {
      const used = fileOfFlag(value, 'kubeconfig-file')
      const isOwn = own === undefined ? used?.endsWith(`\\${kubeletFile.value}`) : used === own
      if (isOwn !== true || !value.flags.some(({ name }) => name === 'kube-subnet-mgr')) return []
      const index = value.flags.findIndex(({ name }) => name === 'kubeconfig-file')
      return [
        {
          path: [],
          place: placeOf([index, 'value']),
          also: kubelet ? [kubelet.placeOf([])] : [],
          basis: 'fails' as const,
          message: `flanneld uses ${value.flags[index]?.value ?? used}, the kubeconfig of the kubelet; the API server of ${controlPlaneVersion} shows that identity its own node alone, and flanneld lists them all.`,
          // Guides copy that of an administrator to `config`.
          facts: [
            listsAllNodes,
            ...(own !== undefined && !own.endsWith('\\config') ? [] : [kubeletFile]),
          ],
        },
      ]
    })
  },
})
