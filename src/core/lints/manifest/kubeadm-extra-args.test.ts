import { testLint } from '../../testing/test-lint.ts'
import { kubeadmExtraArgs } from './kubeadm-extra-args.ts'

const join = (version: string, kubeletExtraArgs: unknown) => ({
  apiVersion: `kubeadm.k8s.io/${version}`,
  kind: 'JoinConfiguration',
  nodeRegistration: { kubeletExtraArgs },
})

const machine = (version: string, kubeletExtraArgs: unknown) => ({
  apiVersion: `bootstrap.cluster.x-k8s.io/${version}`,
  kind: 'KubeadmConfigTemplate',
  spec: {
    template: { spec: { joinConfiguration: { nodeRegistration: { kubeletExtraArgs } } } },
  },
})

testLint(kubeadmExtraArgs, {
  valid: [
    { name: 'a table', document: join('v1beta3', { 'cloud-provider': 'external' }) },
    {
      name: 'a machine of the Cluster API',
      document: {
        apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta1',
        kind: 'KubeadmConfigTemplate',
        spec: {
          template: {
            spec: { joinConfiguration: { nodeRegistration: { kubeletExtraArgs: { v: '4' } } } },
          },
        },
      },
    },
    {
      name: 'a list in the later version of the Cluster API',
      document: machine('v1beta2', [{ name: 'v', value: '4' }]),
    },
    {
      name: 'a list in a version of nobody’s',
      document: {
        ...machine('v1beta1', [{ name: 'v', value: '4' }]),
        apiVersion: 'bootstrap.example.com/v1beta1',
      },
    },
    {
      name: 'a list',
      document: join('v1beta4', [{ name: 'cloud-provider', value: 'external' }]),
    },
  ],
  invalid: [
    {
      name: 'a table where a list is asked for',
      document: join('v1beta4', { 'cloud-provider': 'external' }),
      messages: [/nodeRegistration.kubeletExtraArgs is a table; kubeadm v1beta4 takes a list/],
      severity: 'error',
    },
    {
      name: 'a list in the version of the Cluster API with a table',
      document: machine('v1beta1', [{ name: 'cloud-provider', value: 'external' }]),
      messages: [/is a list; bootstrap\.cluster\.x-k8s\.io v1beta1 takes a table alone/],
      severity: 'error',
    },
    {
      name: 'a table in the version of the Cluster API with a list',
      document: machine('v1beta2', { 'cloud-provider': 'external' }),
      messages: [/is a table; bootstrap\.cluster\.x-k8s\.io v1beta2 takes a list/],
      severity: 'error',
    },
    {
      name: 'the flags of the API server in a control plane of the Cluster API',
      document: {
        apiVersion: 'controlplane.cluster.x-k8s.io/v1beta1',
        kind: 'KubeadmControlPlane',
        spec: {
          kubeadmConfigSpec: {
            clusterConfiguration: { apiServer: { extraArgs: [{ name: 'v', value: '4' }] } },
          },
        },
      },
      messages: [/apiServer\.extraArgs is a list; controlplane/],
      severity: 'error',
    },
    {
      name: 'dashes in a list',
      document: join('v1beta4', [{ name: '--cloud-provider', value: 'external' }]),
      messages: [
        /kubeletExtraArgs\[0\]\.name has the dashes of its flag; .* started with ----cloud-provider/,
      ],
      severity: 'error',
    },
    {
      name: 'dashes in the table of a machine of the Cluster API',
      document: {
        apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta1',
        kind: 'KubeadmConfigTemplate',
        spec: {
          template: {
            spec: {
              joinConfiguration: {
                nodeRegistration: { kubeletExtraArgs: { '--cloud-provider': 'external' } },
              },
            },
          },
        },
      },
      messages: [/has the dashes of its flag/],
      severity: 'error',
    },
    {
      name: 'a list before there was one',
      document: {
        apiVersion: 'kubeadm.k8s.io/v1beta3',
        kind: 'ClusterConfiguration',
        apiServer: { extraArgs: [{ name: 'a', value: 'b' }] },
      },
      messages: [/apiServer.extraArgs is a list; kubeadm v1beta3 takes a table/],
      severity: 'error',
    },
  ],
})
