import { testLint } from '../../../testing/test-lint.ts'
import { imageFilledIn } from './image-filled-in.ts'

const agent = (tag: string) => `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  containers: [ { name: a, image: "sigwindowstools/kube-proxy:${tag}-calico-hostprocess" } ]
`
const nodes = `NAME   STATUS   ROLES    AGE   VERSION
win1   Ready    <none>   9d    v1.30.4

`

testLint(imageFilledIn, {
  valid: [{ name: 'a version', text: nodes + agent('v1.30.4') }],
  invalid: [
    {
      name: 'a word of the template',
      text: nodes + agent('KUBE_PROXY_VERSION'),
      messages: [/KUBE_PROXY_VERSION was not replaced/],
      severity: 'error',
    },
    {
      name: 'the template alone',
      text: agent('KUBE_PROXY_VERSION'),
      messages: [/KUBE_PROXY_VERSION was not replaced/],
      severity: 'info',
    },
  ],
})
