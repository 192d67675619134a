import { testLint } from '../../../testing/test-lint.ts'
import { podSecurityAdmits } from './pod-security-admits.ts'

const setup = ({
  level = 'restricted',
  version = '',
  server = 'v1.29.4',
  spec = 'securityContext: {runAsNonRoot: true}',
  os = 'os: {name: windows}',
  container = '',
  namespace = 'shop',
}) => `kubectl version --short
Server Version: ${server}

kubectl get ns,pod -o yaml
apiVersion: v1
kind: Namespace
metadata:
  name: shop
  labels: {pod-security.kubernetes.io/enforce: ${level}${version && `, pod-security.kubernetes.io/enforce-version: ${version}`}}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: ${namespace}}
spec:
  ${os}
  nodeSelector: {kubernetes.io/os: windows}
  ${spec}
  containers: [{name: a, image: registry.local/a${container}}]
`
const linux =
  ', securityContext: {allowPrivilegeEscalation: false, capabilities: {drop: [ALL]}, seccompProfile: {type: RuntimeDefault}}'
const none = '# none'

testLint(podSecurityAdmits, {
  valid: [
    { name: 'a pod that names its system', text: setup({}) },
    { name: 'rules of the latest version', text: setup({ version: 'latest' }) },
    { name: 'rules of a version that knows Windows', text: setup({ version: 'v1.25' }) },
    { name: 'fields of Linux without the system', text: setup({ os: none, container: linux }) },
    { name: 'a level that asks for nothing', text: setup({ level: 'privileged', spec: none }) },
    { name: 'another namespace', text: setup({ spec: none, namespace: 'other' }) },
    { name: 'baseline', text: setup({ level: 'baseline', spec: none, os: none }) },
    { name: 'an API server without this admission', text: setup({ server: 'v1.21.2', os: none }) },
  ],
  invalid: [
    {
      name: 'rules from before Windows',
      text: setup({ version: 'v1.24' }),
      messages: [/by the rules of 1\.24.*allowPrivilegeEscalation, capabilities, seccompProfile/],
      severity: 'error',
    },
    {
      name: 'an API server from before Windows',
      text: setup({ server: 'v1.24.9' }),
      messages: [/by the rules of 1\.24/],
    },
    {
      name: 'a pod that does not name its system',
      text: setup({ os: none }),
      messages: [/web does not say that it is for Windows/],
      severity: 'error',
    },
    {
      name: 'a pod that may run as an administrator',
      text: setup({ spec: none }),
      messages: [/asks every pod for runAsNonRoot: true/],
    },
    {
      name: 'a folder of the node',
      text: setup({ level: 'baseline', spec: 'volumes: [{name: v, hostPath: {path: "C:/v"}}]' }),
      messages: [/level baseline, which admits no hostPath/],
    },
  ],
})
