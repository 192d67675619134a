import { testLint } from '../../../testing/test-lint.ts'
import { trafficPolicyTold } from './traffic-policy-told.ts'

const known = { kubernetesVersion: '1.18' } as const
const said = 'the Service has externalTrafficPolicy: Local'

testLint(trafficPolicyTold, {
  valid: [
    {
      name: 'a version that knows it',
      text: `Kubernetes 1.22.4 on Windows Server 2019, ${said}.`,
      known: { kubernetesVersion: '1.22' },
    },
    { name: 'no version', text: `The nodes run Windows Server 2019, ${said}.` },
    { name: 'no Windows', text: `Kubernetes 1.18.9, ${said}.`, known },
    {
      name: 'the other policy',
      text: 'Kubernetes 1.18.9 on Windows Server 2019, externalTrafficPolicy: Cluster.',
      known,
    },
    {
      name: 'what is meant for later',
      text: `Kubernetes 1.18.9 on Windows Server 2019. After the upgrade to 1.22 we want externalTrafficPolicy: Local.`,
      known,
    },
    {
      name: 'a question',
      text: 'Kubernetes 1.18.9 on Windows Server 2019. Does externalTrafficPolicy: Local work there?',
      known,
    },
  ],
  invalid: [
    {
      name: 'an old version',
      text: `Kubernetes 1.18.9 on Windows Server 2019, ${said}, and IIS logs the address of the node.`,
      known,
      messages: [/up to Kubernetes 1\.19/],
      severity: 'warning',
    },
  ],
})
