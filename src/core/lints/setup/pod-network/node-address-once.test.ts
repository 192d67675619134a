import { testLint } from '../../../testing/test-lint.ts'
import { nodeAddressOnce } from './node-address-once.ts'

const nodes = (...all: readonly (readonly [name: string, address: string])[]) =>
  `NAME       STATUS   ROLES    AGE   VERSION   INTERNAL-IP     EXTERNAL-IP   OS-IMAGE                       KERNEL-VERSION    CONTAINER-RUNTIME\n${all
    .map(
      ([name, address]) =>
        `${name.padEnd(10)} Ready    <none>   31m   v1.25.3   ${address.padEnd(15)} <none>        Windows Server 2019 Standard   10.0.17763.2686   containerd://1.6.8\n`,
    )
    .join('')}`

testLint(nodeAddressOnce, {
  valid: [
    { name: 'two addresses', text: nodes(['win-1', '10.0.2.15'], ['win-2', '10.0.2.16']) },
    {
      name: 'one node, shown twice',
      text: `${nodes(['win-1', '10.0.2.15'])}\n${nodes(['win-1', '10.0.2.15'])}`,
    },
    { name: 'no address', text: nodes(['win-1', '<none>'], ['win-2', '<none>']) },
  ],
  invalid: [
    {
      name: 'the adapter that each machine has for the way out',
      text: nodes(['win-1', '10.0.2.15'], ['win-2', '10.0.2.15']),
      messages: [/win-2 and win-1 have the address 10\.0\.2\.15/],
      severity: 'warning',
    },
  ],
})
