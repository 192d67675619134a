import { testLint } from '../../testing/test-lint.ts'
import { gmsaContentsInPlace } from './gmsa-contents.ts'

const pod = (options: string, ofContainer = '{}') => `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  securityContext: {windowsOptions: ${options}}
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: b, securityContext: {windowsOptions: ${ofContainer}}}]
`

testLint(gmsaContentsInPlace, {
  valid: [
    { name: 'the name', text: pod('{gmsaCredentialSpecName: web}') },
    {
      name: 'the content, as the webhook writes it',
      text: pod(
        `{gmsaCredentialSpecName: web, gmsaCredentialSpec: '{"CmsPlugins":["ActiveDirectory"]}'}`,
      ),
    },
    { name: 'a place-holder', text: pod('{gmsaCredentialSpec: "{{ .Values.spec }}"}') },
    {
      name: 'a place-holder of another form',
      text: pod('{gmsaCredentialSpec: "<the credential spec>"}'),
    },
    { name: 'nothing', text: pod('{gmsaCredentialSpec: ""}') },
  ],
  invalid: [
    {
      name: 'the name in its place',
      text: pod('{gmsaCredentialSpec: webapp01}'),
      messages: [/^gmsaCredentialSpec is webapp01; it holds the JSON .* gmsaCredentialSpecName/],
      severity: 'error',
    },
    {
      name: 'the name of a file, at a container',
      text: pod('{}', '{gmsaCredentialSpec: "file://web.json"}'),
      messages: [/^gmsaCredentialSpec is file:\/\/web\.json/],
    },
  ],
})
