import { nodeRights } from '../../../catalog/node-rights.ts'
import { defineLint } from '../../../model/lint.ts'
import { deciding, named } from '../../../model/observed.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { fileOfFlag } from './lines.ts'
import { isBefore } from '../../../values/version.ts'

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
    if (isManaged || ofKind(parsed, 'manifest').some(givesNodes)) return []
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

/** A binding of its own by which nodes may do what kube-proxy does. */
const givesNodes = ({ value: { kind, value } }: Parsed<'manifest'>) =>
  kind === 'ClusterRoleBinding' &&
  valueAt(value, ['roleRef', 'name']) === 'system:node-proxier' &&
  nodesAt(value, [], ['subjects', '*', 'name']).some(({ value: name }) =>
    String(name).startsWith('system:node'),
  )
