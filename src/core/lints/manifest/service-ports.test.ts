import { testLint } from '../../testing/test-lint.ts'
import { servicePorts } from './service-ports.ts'

const service = (...ports: readonly object[]) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web' },
  spec: { type: 'NodePort', selector: { app: 'web' }, ports },
})

testLint(servicePorts, {
  valid: [
    { name: 'one port without a name', document: service({ port: 80 }) },
    {
      name: 'two ports with names',
      document: service({ name: 'http', port: 80, nodePort: 30080 }, { name: 'https', port: 443 }),
    },
  ],
  invalid: [
    {
      name: 'two ports without names',
      document: service({ port: 80 }, { port: 443 }),
      messages: [/has 2 ports, and this one has no name/],
      severity: 'error',
    },
    {
      name: 'one name twice',
      document: service({ name: 'a', port: 80 }, { name: 'a', port: 443 }),
      messages: [/two have this name/],
    },
  ],
})
