import { apiVersion, apiVersions } from '../../catalog/workload/api-versions.ts'
import { hostProcessPods } from '../../catalog/workload/windows-options.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'

/** Every cluster has them. */
const given: readonly string[] = ['default', 'kube-system', 'kube-public', 'kube-node-lease']

export const namespace = defineArtifact({
  id: 'namespace',
  path: 'cluster/namespace.yaml',
  summary: 'The namespace of the workload, where the cluster does not bring it',
  decisions: ['controlPlaneVersion', 'namespace', 'isolation'],
  carries: ['namespace'],

  generate({ controlPlaneVersion, namespace: name, isolation }) {
    if (name === '' || given.includes(name)) return undefined
    return yaml({
      apiVersion: because(apiVersion('Namespace', controlPlaneVersion), {
        sources: apiVersions.Namespace.v1.sources,
      }),
      kind: because('Namespace', { decisions: ['namespace'] }),
      metadata: {
        name: because(name, { decisions: ['namespace'] }),
        labels:
          isolation === 'hostprocess'
            ? {
                'pod-security.kubernetes.io/enforce': because('privileged', {
                  text: 'The stricter security levels refuse HostProcess pods.',
                  decisions: ['isolation'],
                  sources: hostProcessPods.podSecurity.sources,
                }),
              }
            : undefined,
      },
    })
  },
})
