import { testLint } from '../../testing/test-lint.ts'
import { serviceTrafficPolicy } from './service-traffic-policy.ts'

const service = (spec: object) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web' },
  spec: { ports: [{ port: 80 }], ...spec },
})

testLint(serviceTrafficPolicy, {
  valid: [
    { name: 'no policy', document: service({ type: 'ClusterIP' }) },
    {
      name: 'a Service of node ports',
      document: service({ type: 'NodePort', externalTrafficPolicy: 'Local' }),
    },
    {
      name: 'addresses from outside',
      document: service({ externalIPs: ['198.51.100.7'], externalTrafficPolicy: 'Local' }),
    },
    {
      name: 'a type that is filled in later',
      document: service({ type: '${TYPE}', externalTrafficPolicy: 'Local' }),
    },
    {
      name: 'what patches a Service',
      document: service({ ports: undefined, externalTrafficPolicy: 'Local' }),
    },
    { name: 'an empty policy', document: service({ externalTrafficPolicy: '' }) },
  ],
  invalid: [
    {
      name: 'a Service inside the cluster',
      document: service({ type: 'ClusterIP', externalTrafficPolicy: 'Local' }),
      messages: [/externalTrafficPolicy is Local, and the Service is of the type ClusterIP/],
      severity: 'error',
    },
    {
      name: 'no type, which is inside the cluster',
      document: service({ externalTrafficPolicy: 'Cluster' }),
      messages: [/externalTrafficPolicy is Cluster/],
    },
  ],
})
