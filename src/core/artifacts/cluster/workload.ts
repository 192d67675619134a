import { apiVersion, apiVersions } from '../../catalog/workload/api-versions.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'
import { podDecisions, podLabels, podTemplate } from './pod-template.ts'

/** `cluster/deployment.yaml` or `cluster/daemonset.yaml`. */
export const workload = defineArtifact({
  id: 'workload',
  path: ({ workloadKind }) =>
    workloadKind === 'DaemonSet' ? 'cluster/daemonset.yaml' : 'cluster/deployment.yaml',
  summary: 'The workload, for the API server of this version',
  decisions: ['workloadKind', 'namespace', 'replicas', ...podDecisions],
  carries: ['workloadKind', 'workloadName', 'namespace', 'image'],

  generate(scenario) {
    const { workloadKind, workloadName, namespace, replicas, controlPlaneVersion } = scenario
    const labels = podLabels(workloadName)
    return yaml({
      apiVersion: because(apiVersion(workloadKind, controlPlaneVersion), {
        decisions: ['controlPlaneVersion', 'workloadKind'],
        sources: apiVersions[workloadKind]['apps/v1'].sources,
      }),
      kind: because(workloadKind, { decisions: ['workloadKind'] }),
      metadata: because(
        {
          name: because(workloadName, { decisions: ['workloadName'] }),
          namespace: because(namespace, { decisions: ['namespace'] }),
          labels,
        },
        { text: 'How the cluster calls the workload.', decisions: ['workloadName'] },
      ),
      spec: {
        replicas:
          workloadKind === 'Deployment'
            ? because(replicas, { decisions: ['replicas'] })
            : undefined,
        selector: because(
          { matchLabels: labels },
          {
            text: 'By these labels the workload knows its pods; they stand in the template again.',
            decisions: ['workloadName'],
          },
        ),
        template: podTemplate(scenario),
      },
    })
  },
})
