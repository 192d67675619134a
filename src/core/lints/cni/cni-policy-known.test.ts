import { testLint } from '../../testing/test-lint.ts'
import { cniPolicyKnown } from './cni-policy-known.ts'

const file = (type: string) => ({
  cniVersion: '0.2.0',
  name: 'cbr0',
  type: 'win-bridge',
  policies: [{ Name: 'EndpointPolicy', Value: { Type: type, ExceptionList: ['10.0.0.0/8'] } }],
})

testLint(cniPolicyKnown, {
  valid: [
    { name: 'a type of HNS', document: file('OutBoundNAT') },
    { name: 'one in another case', document: file('outboundnat') },
    { name: 'one of a later Windows', document: file('SomethingNew') },
    { name: 'one that is filled in', document: file('<TYPE>') },
  ],
  invalid: [
    {
      name: 'a misspelt one',
      document: file('OuBoundNAT'),
      messages: [/is OuBoundNAT, which is no policy of HNS or HCN; it is called OutBoundNAT/],
      severity: 'warning',
    },
    { name: 'letters that are swapped', document: file('ROTUE'), messages: [/is called ROUTE/] },
  ],
})
