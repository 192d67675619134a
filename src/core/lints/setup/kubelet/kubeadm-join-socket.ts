import { kubernetes } from '../../../catalog/kubernetes/index.ts'
import { runtimes } from '../../../catalog/runtimes/index.ts'
import { nodeRights } from '../../../catalog/node-rights.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { valueAt } from '../../../model/nodes.ts'
import { isBefore } from '../../../values/version.ts'

const { joinSocket } = nodeRights
const { criSocket } = runtimes.containerd

export const kubeadmJoinSocket = defineLint({
  id: 'kubeadm-join-socket',
  on: 'setup',
  summary: 'kubeadm joins a Windows node with the pipe of its runtime',
  remediation: `Add --cri-socket ${joinSocket.value.socket}.`,
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }) {
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
    const ofFile = socketInFile(observations, parsed)
    if (ofFile.length > 0) return ofFile
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
    const ofContainerd = dockerBesideContainerd(observations)
    if (ofContainerd.length > 0) return ofContainerd
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

/** A pipe of Docker in the join of a node that gets containerd. */
function dockerBesideContainerd(observations: readonly Observation[]): readonly LintViolation[] {
  const [ofDocker] = named(observations, 'join.socketOfDocker')
  const told = deciding(observations, 'containerRuntime').filter(({ raw }) => raw !== ofDocker?.raw)
  const [runtime] = told.filter(({ inferred }) => inferred !== true)
  if (!ofDocker || !runtime || !told.every(({ value }) => value === 'containerd')) return []
  return [
    {
      path: [],
      place: placeOf(ofDocker),
      also: [placeOf(runtime)],
      basis: 'fails',
      message: `--cri-socket is ${ofDocker.raw}, a pipe of Docker, and the node gets containerd, which listens on ${criSocket.value}.`,
      remediation: `Write --cri-socket ${criSocket.value}.`,
      facts: [criSocket],
    },
  ]
}

/** The file of a join beside talk of a Windows node; one that is marked as that of Windows is judged by itself. */
function socketInFile(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly LintViolation[] {
  const [wanted] = named(observations, 'node.windowsWanted')
  const files = ofKind(parsed, 'manifest').filter(({ value }) => value.kind === 'JoinConfiguration')
  const [file] = files
  // A second file may be that of the Windows node.
  if (!wanted || !file || files.length > 1) return []
  if (deciding(observations, 'joinMethod').length > 0) return []
  const path = ['nodeRegistration', 'criSocket']
  const socket = String(valueAt(file.value.value, path))
  if (!/^(?:unix:|\/(?:run|var)\/)/.test(socket)) return []
  return [
    {
      path: [],
      place: file.placeOf(path),
      also: [placeOf(wanted)],
      basis: 'unsupported',
      message: `criSocket is ${socket}; where the Windows node joins with this file, its runtime listens on a named pipe.`,
      remediation: `Write criSocket: ${criSocket.value} in the file of the Windows node.`,
      facts: [criSocket],
    },
  ]
}
