import { testLint } from '../../testing/test-lint.ts'
import { serviceTypeFields } from './service-type-fields.ts'

const service = (spec: Readonly<Record<string, unknown>>) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web' },
  spec: { ports: [{ port: 80 }], ...spec },
})
const ofNodes = [{ port: 80, nodePort: 30_080 }]

testLint(serviceTypeFields, {
  valid: [
    { name: 'no type', document: service({}) },
    { name: 'a node port', document: service({ type: 'NodePort', ports: ofNodes }) },
    { name: 'no node port by number', document: service({ ports: [{ port: 80, nodePort: 0 }] }) },
    {
      name: 'a load balancer',
      document: service({
        type: 'LoadBalancer',
        ports: ofNodes,
        loadBalancerSourceRanges: ['10.0.0.0/8'],
        allocateLoadBalancerNodePorts: false,
        externalTrafficPolicy: 'Local',
        healthCheckNodePort: 30_200,
      }),
    },
    { name: 'no ranges', document: service({ loadBalancerSourceRanges: [] }) },
    {
      name: 'a patch',
      document: { apiVersion: 'v1', kind: 'Service', spec: { healthCheckNodePort: 30_200 } },
    },
    { name: 'a type that is filled in later', document: service({ type: 7, ports: ofNodes }) },
    {
      name: 'a piece of a Service, whose type was left out',
      text: [
        'spec:',
        '  sessionAffinity: ClientIP',
        '  ports:',
        '  - port: 80',
        '    targetPort: 8080',
        '    nodePort: 30080',
        '',
      ].join('\n'),
    },
  ],
  invalid: [
    {
      name: 'a node port without a type',
      document: service({ ports: ofNodes }),
      messages: [
        /ports\.0\.nodePort stands in a Service of the type ClusterIP, as none is written/,
      ],
      severity: 'error',
    },
    {
      name: 'a node port within the cluster',
      document: service({ type: 'ClusterIP', ports: ofNodes }),
      messages: [/of the type ClusterIP: the API server refuses it, “may not be used/],
      severity: 'error',
    },
    {
      name: 'settings of a load balancer',
      document: service({
        type: 'NodePort',
        loadBalancerSourceRanges: ['10.0.0.0/8'],
        allocateLoadBalancerNodePorts: false,
      }),
      messages: [/loadBalancerSourceRanges stands/, /allocateLoadBalancerNodePorts stands/],
      severity: 'error',
    },
    {
      name: 'a port for health checks that nobody makes',
      document: service({ type: 'LoadBalancer', healthCheckNodePort: 30_200 }),
      messages: [/healthCheckNodePort stands in a Service of the type LoadBalancer/],
      severity: 'error',
    },
  ],
})
