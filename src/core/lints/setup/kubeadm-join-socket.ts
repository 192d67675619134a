import { nodeRights } from '../../catalog/node-rights.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { isBefore } from '../../values/version.ts'

const { joinSocket } = nodeRights

export const kubeadmJoinSocket = defineLint({
  id: 'kubeadm-join-socket',
  on: 'setup',
  summary: 'An older kubeadm is told the pipe of containerd',
  remediation: `Add --cri-socket ${joinSocket.value.socket}.`,
  decisions: ['kubernetesVersion'],

  check({ observations }, { kubernetesVersion }) {
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
