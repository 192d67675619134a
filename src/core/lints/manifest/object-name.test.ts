import { testLint } from '../../testing/test-lint.ts'
import { objectName } from './object-name.ts'

const object = (apiVersion: string, kind: string, name: string) => ({
  apiVersion,
  kind,
  metadata: { name },
})

testLint(objectName, {
  valid: [
    { name: 'a name with dots', document: object('v1', 'ConfigMap', 'kube-proxy.windows-2022') },
    {
      name: 'a role',
      document: object('rbac.authorization.k8s.io/v1', 'ClusterRole', 'system:node_Proxier'),
    },
    { name: 'a template', document: object('v1', 'ConfigMap', '${CLUSTER_NAME}-cni') },
    { name: 'a word to be replaced', document: object('v1', 'ConfigMap', 'CLUSTER_NAME') },
  ],
  invalid: [
    {
      name: 'an underscore',
      document: object('windows.k8s.io/v1', 'GMSACredentialSpec', 'WebApp_1'),
      messages: [/refuses the name WebApp_1/],
      severity: 'error',
    },
    {
      name: 'a capital letter',
      document: object('apps/v1', 'Deployment', 'Web'),
      messages: [/lower-case/],
    },
    {
      name: 'a Service with a dot',
      document: object('v1', 'Service', 'web.iis'),
      messages: [/letters, digits and hyphens\.$/],
      severity: 'error',
    },
  ],
})
