import { testLint } from '../../testing/test-lint.ts'
import { kubeadmSocketDocker } from './kubeadm-socket-docker.ts'

const join = (pipe: string) => ({
  apiVersion: 'kubeadm.k8s.io/v1beta3',
  kind: 'JoinConfiguration',
  discovery: { bootstrapToken: { apiServerEndpoint: '10.0.0.4:6443' } },
  nodeRegistration: { criSocket: `npipe:////./pipe/${pipe}` },
})

testLint(kubeadmSocketDocker, {
  valid: [
    {
      name: 'Docker while there is dockershim',
      document: join('docker_engine'),
      known: { kubernetesVersion: '1.23' },
    },
    {
      name: 'cri-dockerd',
      document: join('cri-dockerd'),
      known: { kubernetesVersion: '1.26' },
    },
    {
      name: 'containerd',
      document: join('containerd-containerd'),
      known: { kubernetesVersion: '1.26' },
    },
  ],
  invalid: [
    {
      name: 'dockershim in a template of Cluster API',
      document: {
        apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta1',
        kind: 'KubeadmConfigTemplate',
        spec: {
          template: {
            spec: {
              joinConfiguration: {
                nodeRegistration: { criSocket: 'npipe:////./pipe/dockershim' },
              },
            },
          },
        },
      },
      known: { kubernetesVersion: '1.29' },
      messages: [/Kubernetes 1\.29 has no dockershim/],
      severity: 'error',
    },
    {
      name: 'dockershim, which is gone',
      document: join('dockershim'),
      known: { kubernetesVersion: '1.24' },
      messages: [/criSocket is npipe.*Kubernetes 1\.24 has no dockershim/],
      severity: 'error',
    },
    {
      name: 'Docker itself',
      document: join('docker_engine'),
      known: { kubernetesVersion: '1.29' },
      messages: [/nothing that speaks CRI listens there/],
      severity: 'error',
    },
  ],
})
