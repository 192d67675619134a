import { kubeletBeforeKubeadm } from '../../../catalog/kubeadm-skew.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, linuxMachine, named } from '../../../model/observed.ts'
import { isBefore, minorOf } from '../../../values/version.ts'

export const kubeadmKubeletSkew = defineLint({
  id: 'kubeadm-kubelet-skew',
  on: 'setup',
  summary: 'The kubelet of a node is not newer than its kubeadm',
  remediation:
    'Put kubeadm.exe and kubelet.exe of one release on the node, that of the control plane.',
  decisions: [],

  check({ observations }) {
    const own = named(observations, 'kubeadm.version').filter(
      ({ subject }) => subject !== linuxMachine,
    )
    const [kubeadm] = own
    const minors = new Set(own.map(({ value }) => minorOf(String(value))))
    const [minor] = minors
    // Of several nobody says which one joins the node.
    if (!kubeadm || minor === undefined || minors.size > 1) return []
    return kubeletsBeside(observations)
      .filter(({ value }) => isBefore(minor, minorOf(String(value))))
      .slice(0, 1)
      .map((kubelet) => ({
        path: [],
        place: placeOf(kubeadm),
        also: [placeOf(kubelet)],
        basis: 'unsupported' as const,
        message: `kubeadm is ${String(kubeadm.value)} and the kubelet ${String(kubelet.value)}; a kubelet may be older than the kubeadm that joins its node, and not newer.`,
        facts: [kubeletBeforeKubeadm],
      }))
  },
})

/** The kubelet of the same machine: what it prints, what a script puts there, or that of the only node. */
function kubeletsBeside(observations: readonly Observation[]): readonly Observation[] {
  const told = named(observations, 'kubelet.version')
  const nodes = new Set(
    told.flatMap(({ subject }) => (subject?.startsWith('node ') ? [subject] : [])),
  )
  return [
    ...told.filter(
      ({ subject }) => subject === undefined || (nodes.size === 1 && nodes.has(subject)),
    ),
    ...deciding(observations, 'kubernetesRelease').filter(({ weight }) => weight === 'script'),
  ]
}
