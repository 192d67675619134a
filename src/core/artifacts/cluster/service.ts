import { apiVersion, apiVersions } from '../../catalog/workload/api-versions.ts'
import { hasField, podFieldsFirstSeen } from '../../catalog/workload/pod-fields.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'
import type { Scenario } from '../../model/scenario.ts'
import { podLabels } from './pod-template.ts'

type Choice = Pick<
  Scenario,
  | 'controlPlaneVersion'
  | 'ipFamily'
  | 'serviceType'
  | 'externalTrafficPolicy'
  | 'sessionAffinity'
  | 'sessionAffinityTimeout'
  | 'preserveDestination'
>

/** The Service in front of the workload. */
export const service = defineArtifact({
  id: 'service',
  path: 'cluster/service.yaml',
  summary: 'The Service that exposes the workload',
  decisions: [
    'controlPlaneVersion',
    'ipFamily',
    'workloadName',
    'namespace',
    'containerPort',
    'serviceType',
    'servicePort',
    'externalTrafficPolicy',
    'sessionAffinity',
    'sessionAffinityTimeout',
    'preserveDestination',
  ],
  carries: [
    'workloadName',
    'namespace',
    'containerPort',
    'serviceType',
    'servicePort',
    'sessionAffinity',
  ],

  generate(scenario) {
    const { workloadName, namespace, serviceType, servicePort, containerPort } = scenario
    if (serviceType === 'none') return undefined
    return yaml({
      apiVersion: because(apiVersion('Service', scenario.controlPlaneVersion), {
        sources: apiVersions.Service.v1.sources,
      }),
      kind: because('Service', { decisions: ['serviceType'] }),
      metadata: because(
        {
          name: because(workloadName, { decisions: ['workloadName'] }),
          namespace: because(namespace, { decisions: ['namespace'] }),
          labels: podLabels(workloadName),
          annotations: annotations(scenario),
        },
        { text: 'Clients find the Service under this name.', decisions: ['workloadName'] },
      ),
      spec: {
        type: because(serviceType, { decisions: ['serviceType'] }),
        selector: because(podLabels(workloadName), {
          text: 'Sends to the pods that have these labels.',
          decisions: ['workloadName'],
        }),
        ports: [
          {
            protocol: because('TCP', { decisions: ['servicePort'], sources: ['web-net-b'] }),
            port: because(servicePort, { decisions: ['servicePort'] }),
            targetPort: because(containerPort, { decisions: ['containerPort'] }),
          },
        ],
        ipFamilyPolicy: ipFamilyPolicy(scenario),
        externalTrafficPolicy: externalTrafficPolicy(scenario),
        ...sessionAffinity(scenario),
      },
    })
  },
})

function annotations({ preserveDestination }: Choice) {
  const { annotation, documentedWithDirectServerReturn } = serviceFeatures.preserveDestination
  if (!preserveDestination) return undefined
  return {
    [annotation]: because('true', {
      text: 'Pods see the address that the client called. It needs Direct Server Return.',
      decisions: ['preserveDestination'],
      sources: documentedWithDirectServerReturn.sources,
    }),
  }
}

function ipFamilyPolicy({ ipFamily, controlPlaneVersion }: Choice) {
  return ipFamily === 'dual-stack' && hasField('Service.spec.ipFamilyPolicy', controlPlaneVersion)
    ? because('PreferDualStack', {
        text: 'Asks for both address families and is content with one.',
        decisions: ['ipFamily'],
        sources: podFieldsFirstSeen['Service.spec.ipFamilyPolicy'].sources,
      })
    : undefined
}

/** The API server takes the field only for Services that are reached from outside. */
function externalTrafficPolicy({ serviceType, externalTrafficPolicy: policy }: Choice) {
  return serviceType === 'NodePort' || serviceType === 'LoadBalancer'
    ? because(policy, {
        decisions: ['externalTrafficPolicy'],
        sources: serviceFeatures.clientIP.from.sources,
      })
    : undefined
}

function sessionAffinity({ sessionAffinity: affinity, sessionAffinityTimeout: timeout }: Choice) {
  return {
    sessionAffinity: because(affinity, {
      decisions: ['sessionAffinity'],
      sources: serviceFeatures.sessionAffinity.from.sources,
    }),
    sessionAffinityConfig:
      affinity === 'ClientIP' && timeout > 0
        ? because(
            { clientIP: { timeoutSeconds: timeout } },
            {
              text: 'kube-proxy on Windows does not keep to this time.',
              decisions: ['sessionAffinityTimeout'],
              sources: serviceFeatures.sessionAffinity.timeoutIgnored.sources,
            },
          )
        : undefined,
  }
}
