import { testLint } from '../../../testing/test-lint.ts'
import { calicoStrictAffinity } from './calico-strict-affinity.ts'

const shown = (value: string) => `$ calicoctl ipam show --show-configuration
+--------------------+-------+
|      PROPERTY      | VALUE |
+--------------------+-------+
| StrictAffinity     | ${value} |
| AutoAllocateBlocks | true  |
+--------------------+-------+
`

testLint(calicoStrictAffinity, {
  valid: [{ name: 'strict affinity', text: shown('true ') }],
  invalid: [
    {
      name: 'addresses that nodes may borrow',
      text: shown('false'),
      messages: [/StrictAffinity is false/],
      severity: 'error',
    },
  ],
})
