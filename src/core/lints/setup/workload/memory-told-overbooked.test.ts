import { testLint } from '../../../testing/test-lint.ts'
import { memoryToldOverbooked } from './memory-told-overbooked.ts'

const described = (request: string, selector: string) => `Name:         shop-0
Namespace:    default
Containers:
  shop:
    Image:      registry.local/shop:4
    Limits:
      memory:  4Gi
    Requests:
      memory:  ${request}
Node-Selectors:  ${selector}
`
const windows = 'kubernetes.io/os=windows'

testLint(memoryToldOverbooked, {
  valid: [
    {
      name: 'the same amount in words',
      text: 'The nodes run Windows Server 2022. Each pod has a memory request of 4Gi and a limit of 4Gi.\n',
    },
    {
      name: 'pods of Linux in words',
      text: 'The nodes run Windows Server 2022. Each Linux pod has a memory request of 1Gi and a limit of 4Gi.\n',
    },
    { name: 'a request equal to the limit', text: described('4096Mi', windows) },
    { name: 'a pod for Linux', text: described('1Gi', 'kubernetes.io/os=linux') },
    {
      name: 'a manifest, of which another lint speaks',
      text: 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers: [{name: a, image: b, resources: {requests: {memory: 1Gi}, limits: {memory: 4Gi}}}]\n',
    },
  ],
  invalid: [
    {
      name: 'what somebody tells of pods of Windows',
      text: 'The nodes run Windows Server 2022. Each pod has a memory request of 1Gi and a limit of 4Gi.\n',
      messages: [/The memory request 1Gi is below the limit 4Gi/],
      severity: 'warning',
    },
    {
      name: 'a request below the limit',
      text: described('1Gi', windows),
      messages: [/The memory request 1Gi is below the limit 4Gi/],
      severity: 'warning',
    },
  ],
})
