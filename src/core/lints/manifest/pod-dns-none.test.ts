import { testLint } from '../../testing/test-lint.ts'
import { podDnsNone } from './pod-dns-none.ts'

const pod = (spec: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: a, image: b}], ${spec}}\n`

testLint(podDnsNone, {
  valid: [
    {
      name: 'servers of its own',
      text: pod('dnsPolicy: None, dnsConfig: {nameservers: [10.96.0.10]}'),
    },
    { name: 'another policy', text: pod('dnsPolicy: Default') },
  ],
  invalid: [
    {
      name: 'no servers',
      text: pod('dnsPolicy: None'),
      messages: [/has no nameservers/],
      severity: 'error',
    },
    {
      name: 'searches alone',
      text: pod('dnsPolicy: None, dnsConfig: {searches: [corp.example]}'),
      messages: [/has no nameservers/],
    },
  ],
})
