import { testLint } from '../../testing/test-lint.ts'
import { servicePortsOnce } from './service-ports-once.ts'

const service = (...ports: readonly unknown[]) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web' },
  spec: { type: 'NodePort', ports },
})

testLint(servicePortsOnce, {
  valid: [
    { name: 'two ports', document: service({ name: 'a', port: 80 }, { name: 'b', port: 443 }) },
    {
      name: 'two protocols',
      document: service(
        { name: 'a', port: 53, nodePort: 30_053 },
        { name: 'b', port: 53, nodePort: 30_053, protocol: 'UDP' },
      ),
    },
    {
      name: 'two ports to one of the pods',
      document: service(
        { name: 'a', port: 80, targetPort: 8080 },
        { name: 'b', port: 81, targetPort: 8080 },
      ),
    },
    {
      name: 'the two protocols as kubectl describe prints them',
      text: [
        '$ kubectl -n kube-system describe svc kube-dns',
        'Name:              kube-dns',
        'Namespace:         kube-system',
        'Selector:          k8s-app=kube-dns',
        'Type:              NodePort',
        'IP:                10.96.0.10',
        'Port:              dns  53/UDP',
        'TargetPort:        53/UDP',
        'NodePort:          dns  30053/UDP',
        'Endpoints:         10.244.0.2:53,10.244.0.3:53',
        'Port:              dns-tcp  53/TCP',
        'TargetPort:        53/TCP',
        'NodePort:          dns-tcp  30053/TCP',
        'Endpoints:         10.244.0.2:53,10.244.0.3:53',
        'Session Affinity:  None',
      ].join('\n'),
    },
  ],
  invalid: [
    {
      name: 'one port under two names',
      document: service({ name: 'a', port: 80 }, { name: 'b', port: 80, protocol: 'TCP' }),
      messages: [/port 80\/TCP twice/],
      severity: 'error',
    },
    {
      name: 'one port of the nodes',
      document: service(
        { name: 'a', port: 80, nodePort: 30_080 },
        { name: 'b', port: 81, nodePort: 30_080 },
      ),
      messages: [/nodePort 30080\/TCP twice/],
      severity: 'error',
    },
  ],
})
