import { testLint } from '../../../testing/test-lint.ts'
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
    {
      name: 'its gate, which somebody turned on',
      text: `kubelet.exe --feature-gates=ServiceInternalTrafficPolicy=true --v=2\n\n${service('Local', '1.21.5')}`,
    },
    { name: 'the default where the gate is off', text: service('Cluster', '1.21.5') },
    { name: 'the default', text: service('Cluster', '1.20.4') },
  ],
  invalid: [
    {
      name: 'the version whose gate is off',
      text: service('Local', '1.21.5'),
      messages: [/needs the feature gate ServiceInternalTrafficPolicy, which is off in 1\.21/],
      severity: 'warning',
    },
    {
      name: 'a version before it',
      text: service('Local', '1.20.4'),
      messages: [/^spec\.internalTrafficPolicy is a field from 1\.21 on; Kubernetes 1\.20/],
      severity: 'warning',
    },
  ],
})
