import { kubernetes } from '../../catalog/kubernetes/index.ts'
import { runtimes } from '../../catalog/runtimes/index.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { ownValue } from '../../values/own.ts'

const { criSocket } = runtimes.containerd
/** The pipes of dockershim and of Docker itself. */
const ofDocker = /^npipe:.*[\\/]pipe[\\/](?:dockershim|docker_engine)$/i

/** Where kubeadm and Cluster API have what a join is told. */
const places: Readonly<Record<string, readonly string[]>> = {
  JoinConfiguration: [],
  KubeadmConfig: ['spec', 'joinConfiguration'],
  KubeadmConfigTemplate: ['spec', 'template', 'spec', 'joinConfiguration'],
}

export const kubeadmSocketDocker = defineLint({
  id: 'kubeadm-socket-docker',
  on: 'manifest',
  summary: 'kubeadm is told a pipe on which something speaks CRI',
  remediation: `Set criSocket to ${criSocket.value} for containerd, or to ${runtimes.mirantis.criSocket.value} for Docker with cri-dockerd.`,
  decisions: ['kubernetesVersion'],
  isAbout: ({ kind }) => Object.hasOwn(places, kind),

  check({ kind, value }, { kubernetesVersion }) {
    const path = [...(ownValue(places, kind) ?? []), 'nodeRegistration', 'criSocket']
    const socket = valueAt(value, path)
    if (!ofDocker.test(String(socket))) return []
    const { state } = kubernetes[kubernetesVersion].runtimes.docker
    if (state.value !== 'removed') return []
    return [
      {
        path,
        basis: 'fails',
        message: `criSocket is ${String(socket)}; Kubernetes ${kubernetesVersion} has no dockershim, and nothing that speaks CRI listens there.`,
        facts: [state, criSocket],
      },
    ]
  },
})
