import { testLint } from '../../../testing/test-lint.ts'
import { ipv6OnlyTold } from './ipv6-only-told.ts'

testLint(ipv6OnlyTold, {
  valid: [
    { name: 'IPv4', text: 'Our cluster is IPv4-only, with Windows Server 2022 workers.' },
    { name: 'no Windows node', text: 'Our cluster is IPv6-only.' },
    {
      name: 'what is known of others',
      text: 'IPv6-only clusters have no Windows nodes, so our Windows Server 2022 workers have IPv4.',
    },
    {
      name: 'what it is not',
      text: 'It is not an IPv6-only cluster; the workers run Windows Server 2022.',
    },
  ],
  invalid: [
    {
      name: 'a cluster with Windows workers',
      text: 'Our cluster is IPv6-only. The workers run Windows Server 2022.',
      messages: [/IPv6 alone; Windows nodes need IPv4/],
      severity: 'warning',
    },
    {
      name: 'one that is planned',
      text: 'We plan an IPv6-only Kubernetes cluster with Windows Server 2022 workers.',
      messages: [/IPv6 alone/],
    },
  ],
})
