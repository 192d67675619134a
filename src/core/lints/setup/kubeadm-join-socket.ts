import { kubernetes } from '../../catalog/kubernetes/index.ts'
import { runtimes } from '../../catalog/runtimes/index.ts'
import { nodeRights } from '../../catalog/node-rights.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { isBefore } from '../../values/version.ts'

const { joinSocket } = nodeRights
const { criSocket } = runtimes.containerd

export const kubeadmJoinSocket = defineLint({
  id: 'kubeadm-join-socket',
  on: 'setup',
  summary: 'kubeadm joins a Windows node with the pipe of its runtime',
  remediation: `Add --cri-socket ${joinSocket.value.socket}.`,
  decisions: ['kubernetesVersion'],

  check({ observations }, { kubernetesVersion }) {
    const ofLinux = named(observations, 'join.socketOfLinux')
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `--cri-socket is ${one.raw}; a runtime on Windows listens on a named pipe.`,
        remediation: `Write --cri-socket ${criSocket.value}.`,
        facts: [criSocket],
      }))
    if (ofLinux.length > 0) return ofLinux
    const { state } = kubernetes[kubernetesVersion].runtimes.docker
    if (state.value === 'removed') {
      const [ofDocker] = named(observations, 'join.socketOfDocker')
      if (ofDocker) {
        return [
          {
            path: [],
            place: placeOf(ofDocker),
            basis: 'fails' as const,
            message: `--cri-socket is ${ofDocker.raw}; Kubernetes ${kubernetesVersion} has no dockershim, and nothing that speaks CRI listens there.`,
            remediation: `Write --cri-socket ${criSocket.value} for containerd, or ${runtimes.mirantis.criSocket.value} for Docker with cri-dockerd.`,
            facts: [state, criSocket],
          },
        ]
      }
    }
    const isContainerd = deciding(observations, 'containerRuntime').some(
      ({ value }) => value === 'containerd',
    )
    if (!isContainerd || !isBefore(kubernetesVersion, joinSocket.value.before)) return []
    return named(observations, 'join.withoutSocket')
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `kubeadm of ${kubernetesVersion} looks for Docker on Windows where --cri-socket is missing; the node runs containerd.`,
        facts: [joinSocket],
      }))
  },
})
