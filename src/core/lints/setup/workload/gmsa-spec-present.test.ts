import { testLint } from '../../../testing/test-lint.ts'
import { gmsaSpecPresent } from './gmsa-spec-present.ts'

const spec = `apiVersion: windows.k8s.io/v1
kind: GMSACredentialSpec
metadata: {name: web}
credspec: {CmsPlugins: [ActiveDirectory]}
---
`
const pod = (name: string) => `apiVersion: v1
kind: Pod
metadata: {name: iis}
spec:
  securityContext: {windowsOptions: {gmsaCredentialSpecName: ${name}}}
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: b}]
`
const ofContainer = `apiVersion: v1
kind: Pod
metadata: {name: iis}
spec:
  containers: [{name: a, image: b, securityContext: {windowsOptions: {gmsaCredentialSpecName: app}}}]
`

testLint(gmsaSpecPresent, {
  valid: [
    {
      name: 'no pod that names one',
      text: `$ kubectl get gmsacredentialspecs\nNo resources found\n\n=== pod.yaml ===\n${pod('web').replace(/^.*gmsa.*$\n/m, '')}`,
    },
    {
      name: 'a list of something else that is empty',
      text: `$ kubectl get secrets\nNo resources found\n\n=== pod.yaml ===\n${pod('web')}`,
    },
    { name: 'an object that was sent', text: spec + pod('web') },
    { name: 'no object that was sent', text: pod('web') },
  ],
  invalid: [
    {
      name: 'a cluster that has none',
      text: `$ kubectl get gmsacredentialspecs\nNo resources found\n\n=== pod.yaml ===\n${pod('webapp1')}`,
      messages: [/credential spec webapp1, and the cluster lists none/],
      severity: 'warning',
    },
    {
      name: 'a name that the list of the cluster lacks',
      text: `$ kubectl get gmsacredentialspecs\nNAME       AGE\nwebapp01   3d\n\n=== pod.yaml ===\n${pod('webapp1')}`,
      messages: [/credential spec webapp1; those listed are webapp01/],
      severity: 'warning',
    },
    {
      name: 'another name',
      text: spec + pod('web-app'),
      messages: [/credential spec web-app; those sent are web/],
      severity: 'warning',
    },
    {
      name: 'another name at a container',
      text: spec + ofContainer,
      messages: [/credential spec app/],
    },
  ],
})
