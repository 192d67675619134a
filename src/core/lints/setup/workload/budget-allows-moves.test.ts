import { testLint } from '../../../testing/test-lint.ts'
import { budgetAllowsMoves } from './budget-allows-moves.ts'

const head = 'NAME      MIN AVAILABLE   MAX UNAVAILABLE   ALLOWED DISRUPTIONS   AGE\n'
const row = (allowed: number) =>
  `iis-pdb   2               N/A               ${allowed}                     41d\n`
const drained =
  '\n$ kubectl drain win-1\nerror when evicting pods/"iis-1": Cannot evict pod as it would violate the pod\'s disruption budget.\n'

testLint(budgetAllowsMoves, {
  valid: [
    { name: 'one pod may go', text: head + row(1) + drained },
    { name: 'a list of something else', text: `NAME READY AGE\n${row(0)}${drained}` },
  ],
  invalid: [
    {
      name: 'none may go, and a node is drained',
      text: head + row(0) + drained,
      messages: [/iis-pdb \(minAvailable 2\) allows 0 disruptions/],
      severity: 'warning',
    },
    {
      name: 'none may go in a list of all namespaces',
      text: `NAMESPACE   ${head}web         ${row(0)}${drained}`,
      messages: [/iis-pdb/],
      severity: 'warning',
    },
    { name: 'none may go now', text: head + row(0), messages: [/iis-pdb/], severity: 'info' },
  ],
})
