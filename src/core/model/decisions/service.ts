import type { Decisions } from '../decision.ts'
import { hasService, namedChoices } from './choices.ts'

/** The Service that exposes the workload. */
export const serviceDecisions = {
  serviceType: {
    topic: 'workload',
    label: 'Service type',
    kind: 'closed',
    control: 'cards',
    initial: 'NodePort',
    choices: namedChoices({
      none: ['None', 'The pods are not exposed.'],
      ClusterIP: ['ClusterIP', 'Reachable inside the cluster.'],
      NodePort: ['NodePort', 'Reachable on a port of every node.'],
      LoadBalancer: ['LoadBalancer', 'Reachable through the platform’s load balancer.'],
    }),
  },
  servicePort: {
    topic: 'workload',
    label: 'Port of the Service',
    kind: 'number',
    control: 'number',
    initial: 80,
    min: 1,
    max: 65_535,
    relevant: hasService,
  },
  externalTrafficPolicy: {
    topic: 'workload',
    label: 'External traffic policy',
    kind: 'closed',
    control: 'select',
    initial: 'Cluster',
    choices: namedChoices({ Cluster: 'Cluster', Local: 'Local (keeps the client’s address)' }),
    relevant: ({ serviceType }) => serviceType === 'NodePort' || serviceType === 'LoadBalancer',
  },
  sessionAffinity: {
    topic: 'workload',
    label: 'Session affinity',
    kind: 'closed',
    control: 'select',
    initial: 'None',
    choices: namedChoices({ None: 'None', ClientIP: 'ClientIP' }),
    relevant: hasService,
  },
  sessionAffinityTimeout: {
    topic: 'workload',
    label: 'Session affinity timeout, 0 = API default',
    unit: 's',
    kind: 'number',
    control: 'number',
    initial: 0,
    min: 0,
    max: 86_400,
    relevant: (scenario) => hasService(scenario) && scenario.sessionAffinity === 'ClientIP',
  },
  preserveDestination: {
    topic: 'workload',
    label: 'Preserve the destination address (preserve-destination)',
    kind: 'boolean',
    control: 'switch',
    initial: false,
    relevant: hasService,
  },
} satisfies Partial<Decisions>
