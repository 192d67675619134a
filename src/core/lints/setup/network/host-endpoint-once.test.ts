import { testLint } from '../../../testing/test-lint.ts'
import { hostEndpointOnce } from './host-endpoint-once.ts'

const rows = (...names: readonly string[]) =>
  `Name             ID                                   Virtual Network Name
${names.map((name, i) => `${name}        1f9faa27-8c8b-41ac-ab95-82a54590767${i} Calico\n`).join('')}`
const listed = (...names: readonly string[]) => `PS C:\\> hnsdiag list endpoints\n${rows(...names)}`

testLint(hostEndpointOnce, {
  valid: [
    { name: 'one', text: listed('Calico_ep', '8cc68cfad871_Calico') },
    { name: 'those of two networks', text: listed('External_ep', 'Calico_ep') },
    { name: 'lists of three nodes', text: listed('Calico_ep', 'Calico_ep', 'Calico_ep') },
    { name: 'pods of one network', text: listed('8cc68cfad871_Calico', '9dd68cfad871_Calico') },
  ],
  invalid: [
    {
      name: 'two of one name',
      text: listed('Calico_ep', 'Calico_ep', '8cc68cfad871_Calico'),
      messages: [/^HNS has two endpoints with the name Calico_ep/],
      severity: 'warning',
    },
    {
      name: 'two among all that HNS has',
      text: `PS C:\\> hnsdiag list all\nNetworks:\nName             ID\nCalico           50C2A967-5E00-46EF-99B0-41DB00C30DFC\n\nEndpoints:\n${rows('Calico_ep', 'Calico_ep')}`,
      messages: [/^HNS has two endpoints with the name Calico_ep/],
    },
  ],
})
