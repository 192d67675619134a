import { testLint } from '../../../testing/test-lint.ts'
import { gmsaUserOfDomain } from './gmsa-user-of-domain.ts'

const spec =
  'apiVersion: windows.k8s.io/v1\nkind: GMSACredentialSpec\nmetadata: {name: web}\ncredspec:\n  DomainJoinConfig: {DnsName: corp.example.com, NetBiosName: CORP, MachineAccountName: web}\n---\n'
const pod = (user: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  securityContext:\n    windowsOptions:\n      gmsaCredentialSpecName: web\n      runAsUserName: '${user}'\n  containers: [{name: a, image: mcr.microsoft.com/windows/servercore:ltsc2022}]\n`

testLint(gmsaUserOfDomain, {
  valid: [
    { name: 'an account of services', text: spec + pod(String.raw`NT AUTHORITY\NETWORK SERVICE`) },
    { name: 'a user of the image', text: spec + pod('ContainerUser') },
    { name: 'a user of another computer', text: spec + pod(String.raw`web01\app`) },
    {
      name: 'the account itself, which another check tells of',
      text: spec + pod(String.raw`CORP\web$`),
    },
    { name: 'no spec', text: pod(String.raw`corp\svc-web`) },
  ],
  invalid: [
    {
      name: 'an account of its domain',
      text: spec + pod(String.raw`corp\svc-web`),
      messages: [/an account of the domain CORP/],
      severity: 'warning',
    },
  ],
})
