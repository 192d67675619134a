import { testLint } from '../../testing/test-lint.ts'
import { flannelBackendType } from './flannel-backend-type.ts'

const config = (type: string) =>
  `{"Network": "10.244.0.0/16", "Backend": {"Type": "${type}", "VNI": 4096, "Port": 4789}}`

testLint(flannelBackendType, {
  valid: [
    { name: 'vxlan', text: config('vxlan') },
    { name: 'any case', text: config('Host-GW') },
    { name: 'what is still to be filled in', text: config('{{ .Values.backend }}') },
  ],
  invalid: [
    {
      name: 'a backend of Linux',
      text: config('wireguard'),
      messages: [/unknown backend type: wireguard/],
      severity: 'error',
    },
    { name: 'one that is misspelt', text: config('hostgw'), messages: [/hostgw/] },
  ],
})
