import { testLint } from '../../../testing/test-lint.ts'
import { kubeletFitsControlPlane } from './kubelet-fits-control-plane.ts'

const nodes = (server: string, node: string) => `NAME     STATUS   ROLES           AGE   VERSION
master   Ready    control-plane   1y    v${server}
winnode  Ready    <none>          2d    v${node}
`

/** Two API servers, of which one is upgraded. */
const ofTwo = (
  first: string,
  second: string,
  node: string,
) => `NAME     STATUS   ROLES           AGE   VERSION
cp-1     Ready    control-plane   1y    v${first}
cp-2     Ready    control-plane   1y    v${second}
winnode  Ready    <none>          2d    v${node}
`

testLint(kubeletFitsControlPlane, {
  valid: [
    { name: 'the same minor', text: nodes('1.29.1', '1.29.6') },
    { name: 'two minors behind', text: nodes('1.29.1', '1.27.6') },
    { name: 'no newer than either server', text: ofTwo('1.31.4', '1.30.8', '1.30.8') },
    {
      name: 'a server whose own version is told',
      text: `${nodes('1.28.1', '1.29.6')}$ kubectl version\nServer Version: v1.29.0\n`,
    },
  ],
  invalid: [
    {
      name: 'a newer kubelet',
      text: nodes('1.27.9', '1.29.1'),
      messages: [/kubelet of winnode is 1\.29\.1, newer than/],
      severity: 'warning',
    },
    {
      name: 'one that is newer than the second server',
      text: ofTwo('1.31.4', '1.30.8', '1.31.4'),
      messages: [/newer than that of the control plane, 1\.30\.8/],
      severity: 'warning',
    },
    {
      name: 'one that is too old for the first server',
      text: ofTwo('1.31.4', '1.30.8', '1.27.1'),
      messages: [/4 minors behind that of the control plane, 1\.31\.4/],
      severity: 'warning',
    },
    {
      name: 'one that is too old',
      text: nodes('1.29.9', '1.24.1'),
      messages: [/5 minors behind/],
      severity: 'warning',
    },
  ],
})
