import { testLint } from '../../testing/test-lint.ts'
import { objectKind } from './object-kind.ts'

const object = (apiVersion: string, kind: string) => ({ apiVersion, kind, metadata: { name: 'a' } })

testLint(objectKind, {
  valid: [
    { name: 'a Deployment', document: object('apps/v1', 'Deployment') },
    { name: 'one of long ago', document: object('extensions/v1beta1', 'Ingress') },
    {
      name: 'an old version that no list has',
      document: object('extensions/v1beta1', 'PodSecurityPolicy'),
    },
    { name: 'a kind of another project', document: object('serving.knative.dev/v1', 'Service') },
    { name: 'a kind of a group that nobody lists', document: object('example/v1', 'Deploymnt') },
    {
      name: 'what kubectl prints, shortened',
      document: {
        ...object('v1', 'List'),
        items: [{ kind: 'Node', metadata: { name: 'a' }, status: { nodeInfo: {} } }],
      },
    },
    { name: 'what a template fills in', document: object('{{ .version }}', 'Deployment') },
    {
      name: 'another file of the kubelet',
      document: object('kubelet.config.k8s.io/v1', 'CredentialProviderConfig'),
    },
    {
      name: 'a kind that no other is like',
      document: object('v1', 'ComponentStatus'),
    },
  ],
  invalid: [
    {
      name: 'the group of another kind',
      document: object('v1', 'Deployment'),
      messages: [/^v1 has no Deployment/],
      severity: 'error',
    },
    {
      name: 'a misspelt kind',
      document: object('apps/v1', 'DeamonSet'),
      messages: [/^apps\/v1 has no DeamonSet/],
      severity: 'error',
    },
    {
      name: 'a misspelt group',
      document: object('app/v1', 'Deployment'),
      messages: [/^app\/v1 has no Deployment/],
    },
    {
      name: 'no version at all',
      text: 'kind: Service\nmetadata:\n  name: a\nspec:\n  ports: []\n',
      messages: [/^The object is a Service without apiVersion/],
      severity: 'warning',
    },
    {
      name: 'two letters of a group exchanged',
      document: object('rbca.authorization.k8s.io/v1', 'ClusterRoleBinding'),
      messages: [/^rbca\.authorization\.k8s\.io\/v1 has no ClusterRoleBinding/],
    },
    {
      name: 'the file of a component under another kind',
      document: object('kubelet.config.k8s.io/v1beta1', 'KubeletConfig'),
      messages: [/no kind "KubeletConfig" is registered/],
      severity: 'error',
    },
  ],
})
