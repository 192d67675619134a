import { testRule } from '../../testing/test-rule.ts'
import { exceptionNodesAlone } from './exception-nodes-alone.ts'

testRule(exceptionNodesAlone, {
  valid: [
    { networkMode: 'l2bridge', externalTargets: ['192.168.40.12'] },
    { networkMode: 'overlay', externalTargets: ['10.127.130.9'] },
  ],
  invalid: [
    { given: { networkMode: 'l2bridge', externalTargets: ['10.127.130.9'] }, severity: 'info' },
  ],
})
