import { testLint } from '../../../testing/test-lint.ts'
import { kubectlNearServer } from './kubectl-near-server.ts'

const versions = (client: string, server: string) =>
  `$ kubectl version\nClient Version: ${client}\nServer Version: ${server}\n`

testLint(kubectlNearServer, {
  valid: [
    { name: 'one minor newer', text: versions('v1.30.1', 'v1.29.4') },
    { name: 'no server', text: '$ kubectl version --client\nClient Version: v1.31.0\n' },
  ],
  invalid: [
    {
      name: 'five minors newer',
      text: versions('v1.31.0', 'v1.26.9'),
      messages: [/kubectl is 1\.31\.0 and the API server 1\.26, 5 minors apart/],
      severity: 'warning',
    },
  ],
})
