import { catalog } from '../../catalog/catalog.ts'
import { apiVersion } from '../../catalog/workload/api-versions.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'

/** Where the pods of Calico on Windows find the API server before any Service works. */
export const calicoEndpoint = defineArtifact({
  id: 'calico-endpoint',
  path: 'cluster/calico-endpoint.yaml',
  summary: 'Address of the API server for Calico on Windows nodes, which its operator asks for',
  decisions: ['cni', 'nodeAgents', 'apiServerEndpoint', 'controlPlaneVersion'],
  carries: [],

  generate({ cni, nodeAgents, apiServerEndpoint, controlPlaneVersion }) {
    if (catalog.cni[cni].agentStep !== 'calico-agent' || nodeAgents !== 'daemonsets')
      return undefined
    const { host, port } = apiServerEndpoint.value ?? { host: apiServerEndpoint.text, port: 6443 }
    return yaml({
      apiVersion: apiVersion('ConfigMap', controlPlaneVersion),
      kind: 'ConfigMap',
      metadata: { name: 'kubernetes-services-endpoint', namespace: 'tigera-operator' },
      data: because(
        { KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: String(port) },
        {
          text: 'The host network of Windows does not reach the Service kubernetes before kube-proxy runs. The operator refuses Windows nodes without this ConfigMap.',
          decisions: ['apiServerEndpoint'],
          sources: ['tigera-win-operator#L9-L196', 'tigera-validation#L405-L424'],
        },
      ),
    })
  },
})
