import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, kubernetesVersionAt, stated } from '../../../model/observe.ts'

/** What the release of a part tells. */
export type Read = (
  version: string,
  place: Place,
  more: Pick<Observation, 'weight'>,
) => readonly Observation[]

export const fact =
  (name: string): Read =>
  (version, place, more) => [stated(name, version, version, place, more)]

export const runtime =
  (name: 'containerd' | 'docker'): Read =>
  (version, place, more) => [
    stated('runtime', `${name} ${version}`, version, place, more),
    decided('containerRuntime', name, version, place, { ...more, inferred: true }),
    decided('runtimeVersion', version, version, place, more),
  ]

export const ofKubelet: Read = (version, place, more) => [
  stated('kubelet.version', version.replace(/^v/, ''), version, place, more),
  ...kubernetesVersionAt(version, place, more),
]

/** The kubelet beside it is mostly of the same release. */
export const ofKubeadm: Read = (version, place, more) => [
  stated('kubeadm.version', version.replace(/^v/, ''), version, place, more),
  ...kubernetesVersionAt(version, place, { inferred: true, weight: 'default' }),
]
