import { nodeRights } from '../../catalog/node-rights.ts'
import { defineLint } from '../../model/lint.ts'
import { deciding, named } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { fileOfFlag } from './lines.ts'
import { isBefore } from '../../values/version.ts'

export const kubeProxyOwnIdentity = defineLint({
  id: 'kube-proxy-own-identity',
  on: 'setup',
  summary: 'kube-proxy has an identity of its own that may list EndpointSlices',
  remediation:
    'Give kube-proxy the kubeconfig of a service account with the ClusterRole system:node-proxier.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }) {
    const { listsEndpointSlices, kubeletFile, readsEndpointSlices } = nodeRights
    if (isBefore(kubernetesVersion, readsEndpointSlices.value.from)) return []
    // Managed platforms and operators give nodes more rights.
    const isManaged =
      deciding(observations, 'platform').some(({ value }) => value === 'aks' || value === 'eks') ||
      named(observations, 'cluster.distribution').some(({ value }) => value !== 'kubeadm')
    if (isManaged) return []
    return ofKind(parsed, 'command-line').flatMap(({ value, placeOf }) => {
      const used = fileOfFlag(value, 'kubeconfig')
      if (value.program !== 'kube-proxy' || used?.endsWith(`\\${kubeletFile.value}`) !== true) {
        return []
      }
      const index = value.flags.findIndex(({ name }) => name === 'kubeconfig')
      return [
        {
          path: [],
          place: placeOf([index, 'value']),
          basis: 'fails' as const,
          message: `kube-proxy uses ${used}, the kubeconfig of the kubelet: the authorizer of nodes gives that identity no EndpointSlices, so Services have no endpoints.`,
          facts: [listsEndpointSlices, kubeletFile],
        },
      ]
    })
  },
})
