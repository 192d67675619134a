import { flannel } from '../../../catalog/cni/flannel.ts'
import { flannelRanges, virtualNode } from '../../../catalog/node-rights.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { linesOfFlanneld } from '../../lines-of-flanneld.ts'

const { flag, field } = flannelRanges.value

export const flannelPodRanges = defineLint({
  id: 'flannel-pod-ranges',
  on: 'setup',
  summary: 'The cluster gives its nodes the ranges of pods that Flannel reads',
  remediation: `Start the controller manager with --${flag}=true and --cluster-cidr, as kubeadm does with networking.${field}.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const isOfFlannel =
      deciding(observations, 'cni').some(({ value }) => value === flannel.id) ||
      linesOfFlanneld(parsed).some(({ value }) =>
        value.flags.some(({ name }) => name === 'kube-subnet-mgr'),
      )
    if (!isOfFlannel) return []
    const objects = ofKind(parsed, 'manifest')
    // One node with a range tells more of the cluster than how it was made.
    const hasRanges = objects.some(
      ({ value: { kind, value } }) =>
        kind === 'Node' && valueAt(value, ['spec', 'podCIDR']) !== undefined,
    )
    const filesOf = (wanted: string) =>
      objects
        .filter(({ value: { kind } }) => kind === wanted)
        .map(({ placeOf }) => placeOf([]).file)
    const [joining, starting] = [filesOf('JoinConfiguration'), filesOf('InitConfiguration')]
    return objects.flatMap((object) => {
      const { file } = object.placeOf([])
      const isSaid = object.value.kind === 'Node' || !hasRanges
      // Who joins takes the ranges of the cluster that is there.
      const isRead =
        object.value.kind !== 'ClusterConfiguration' ||
        !joining.includes(file) ||
        starting.includes(file)
      return isSaid && isRead ? (checks[object.value.kind]?.(object) ?? []) : []
    })
  },
})

type Object = Parsed<'manifest'>

const because = 'so nodes get no podCIDR, and flanneld stops with "pod cidr not assigned"'

const fault = (place: LintViolation['place'], message: string): LintViolation => ({
  path: [],
  ...(place ? { place } : {}),
  basis: 'fails',
  message,
  facts: [flannelRanges],
})

const checks: Readonly<Partial<Record<string, (object: Object) => readonly LintViolation[]>>> = {
  Pod({ value: { value, name = '' }, placeOf }) {
    if (!name.startsWith('kube-controller-manager')) return []
    const commands = ['command', 'args'].flatMap((key) =>
      nodesAt(value, [], ['spec', 'containers', '*', key]),
    )
    const words = commands.flatMap(({ value: list }) =>
      Array.isArray(list) ? list.map(String) : [],
    )
    const [first] = commands
    const isOn = words.some((word) => new RegExp(`^--${flag}(?:=true)?$`).test(word))
    return first && words.some((word) => word.startsWith('--')) && !isOn
      ? [
          fault(
            placeOf(first.path),
            `The controller manager runs without --${flag}=true, ${because}.`,
          ),
        ]
      : []
  },
  ClusterConfiguration({ value: { value }, placeOf }) {
    const isAdded = nodesAt(value, [], ['controllerManager', 'extraArgs']).some(
      ({ value: extra }) => JSON.stringify(extra).includes(flag),
    )
    return valueAt(value, ['networking', field]) === undefined &&
      valueAt(value, ['networking']) !== undefined &&
      !isAdded
      ? [
          fault(
            placeOf(['networking']),
            `The cluster is made without networking.${field}, ${because}.`,
          ),
        ]
      : []
  },
  Node({ value: { value, name = '' }, placeOf }) {
    const isKnown = [['spec'], ['status', 'nodeInfo']].every(
      (path) => valueAt(value, path) !== undefined,
    )
    const { label, value: virtual } = virtualNode.value
    return isKnown &&
      valueAt(value, ['metadata', 'labels', label]) !== virtual &&
      valueAt(value, ['spec', 'podCIDR']) === undefined &&
      valueAt(value, ['spec', 'podCIDRs']) === undefined
      ? [
          fault(
            placeOf([]),
            `Node ${name} has no podCIDR: flanneld stops with "pod cidr not assigned".`,
          ),
        ]
      : []
  },
}
