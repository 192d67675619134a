import { testLint } from '../../../testing/test-lint.ts'
import { cniExceptionTarget } from './cni-exception-target.ts'

const file = (type: string, ...exceptions: readonly string[]) =>
  `=== cni.conf ===\n${JSON.stringify({
    cniVersion: '0.2.0',
    name: 'cbr0',
    type,
    AdditionalArgs: [
      { Name: 'EndpointPolicy', Value: { Type: 'OutBoundNAT', ExceptionList: exceptions } },
    ],
  })}\n`
const told = 'Our pods cannot reach the database at 10.20.30.40, port 1433.\n\n'
const tested =
  'PS C:\\> Test-NetConnection 10.20.30.40 -Port 1433\nComputerName     : 10.20.30.40\nRemotePort       : 1433\nTcpTestSucceeded : False\n\n'

testLint(cniExceptionTarget, {
  valid: [
    { name: 'narrow exceptions', text: told + file('wincni', '10.244.0.0/16') },
    { name: 'no target', text: file('wincni', '10.0.0.0/8') },
    {
      name: 'a connection that works',
      text: tested.replace('False', 'True') + file('wincni', '10.0.0.0/8'),
    },
    {
      name: 'an address of the cluster',
      text: `Pod CIDR: 10.20.0.0/16. ${told}${file('wincni', '10.20.0.0/16')}`,
    },
    {
      name: 'pods with addresses of the virtual network',
      text: told + file('azure-vnet', '10.0.0.0/8'),
    },
  ],
  invalid: [
    {
      name: 'a target that somebody names',
      text: told + file('wincni', '10.244.0.0/16', '10.0.0.0/8'),
      messages: [/The exception 10\.0\.0\.0\/8 covers 10\.20\.30\.40/],
      severity: 'warning',
    },
    {
      name: 'the network of the nodes, which the pods do not see',
      text:
        'The containers can not see the network 10.73.2.0/24, only the nodes of the cluster.\n\n' +
        file('win-bridge', '10.244.0.0/16', '10.73.2.0/24'),
      messages: [/The exception 10\.73\.2\.0\/24 covers 10\.73\.2\.0/],
      severity: 'warning',
    },
    {
      name: 'a target that was tested',
      text: tested + file('wincni', '10.16.0.0/12'),
      messages: [/The exception 10\.16\.0\.0\/12 covers 10\.20\.30\.40/],
      severity: 'warning',
    },
  ],
})
