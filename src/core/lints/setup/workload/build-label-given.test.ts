import { testLint } from '../../../testing/test-lint.ts'
import { buildLabelGiven } from './build-label-given.ts'

const setup = (
  version: string,
  more = '',
) => `NAME    STATUS   ROLES    AGE   VERSION    INTERNAL-IP   OS-IMAGE                       KERNEL-VERSION      CONTAINER-RUNTIME
win-1   Ready    <none>   9d    ${version}   10.0.0.4      Windows Server 2019 Standard   10.0.17763.1217     docker://19.3.5
${more}
---
apiVersion: node.k8s.io/v1beta1
kind: RuntimeClass
metadata: {name: windows-2019}
handler: docker
scheduling:
  nodeSelector:
    node.kubernetes.io/windows-build: "10.0.17763"
`

testLint(buildLabelGiven, {
  valid: [
    { name: 'a kubelet that sets it', text: setup('v1.17.3') },
    {
      name: 'a label that somebody gave',
      text: setup(
        'v1.16.9',
        '\n$ kubectl label node win-1 node.kubernetes.io/windows-build=10.0.17763\n',
      ),
    },
  ],
  invalid: [
    {
      name: 'a kubelet that does not set it',
      text: setup('v1.16.9'),
      messages: [/that of 1\.16 does not/],
      severity: 'warning',
    },
  ],
})
