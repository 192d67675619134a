import { testLint } from '../../testing/test-lint.ts'
import { serviceFieldSince } from './service-field-since.ts'

const service = (policy: string, version: string) => `Server Version: v${version}

\`\`\`yaml
apiVersion: v1
kind: Service
metadata:
  name: a
spec:
  internalTrafficPolicy: ${policy}
  selector: { app: a }
  ports:
  - port: 80
\`\`\`
`

testLint(serviceFieldSince, {
  valid: [
    { name: 'a version that has it', text: service('Local', '1.22.4') },
    { name: 'the default', text: service('Cluster', '1.20.4') },
  ],
  invalid: [
    {
      name: 'a version before it',
      text: service('Local', '1.20.4'),
      messages: [/^spec\.internalTrafficPolicy is a field from 1\.21 on; Kubernetes 1\.20/],
      severity: 'warning',
    },
  ],
})
