import { kubeletBeforeKubeadm } from '../../../catalog/kubeadm-skew.ts'
import { defineLint } from '../../../model/lint.ts'
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
    return deciding(observations, 'kubernetesRelease')
      .filter(({ inferred, value }) => inferred !== true && isBefore(minor, minorOf(String(value))))
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
