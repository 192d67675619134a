import type { CniId } from '../cni/index.ts'
import type { NetworkModeId } from '../cni/define.ts'
import { inferred, type Fact } from '../fact.ts'

/** Why somebody takes a design, and why not: a sentence each, drawn from the facts that it names. */
export interface Reasons {
  readonly why: Fact<string>
  readonly whyNot: Fact<string>
}

export const reasons: { readonly [Design in `${CniId} ${NetworkModeId}`]?: Reasons } = {
  'flannel l2bridge': {
    why: inferred('Fastest, nothing is wrapped, and Kubernetes calls it stable.', ['web-net-b']),
    whyNot: inferred(
      'Not where nodes span segments without routes of yours, and not for network policy.',
      ['fl-hostgw', 'ms-problems'],
    ),
  },
  'flannel overlay': {
    why: inferred('Asks nothing of the network around but UDP 4789 between nodes.', [
      'web-net-b',
      'ms-problems',
    ]),
    whyNot: inferred(
      'Not for dual-stack or network policy, and a node reaches only its own pods.',
      ['web-net-b', 'web-dual'],
    ),
  },
  'calico l2bridge': {
    why: inferred('Network policy and routes by BGP, without wrapping.', ['c-types', 'ms-iso']),
    whyNot: inferred('Not for dual-stack, and not where BGP cannot be spoken between nodes.', [
      'calico-limits',
      'c-types',
    ]),
  },
  'calico overlay': {
    why: inferred('Network policy over any network that lets UDP 4789 through.', [
      'c-types',
      'ms-iso',
    ]),
    whyNot: inferred('Not for dual-stack, and each block loses four addresses.', [
      'calico-limits',
      'c-ipam',
    ]),
  },
  'azure-vnet l2bridge': {
    why: inferred('On Azure the fabric routes pods, and Microsoft keeps it.', [
      'ab-cni',
      'acn-tags',
    ]),
    whyNot: inferred('Nowhere but on Azure.', ['ab-cni']),
  },
  'azure-vnet l2tunnel': {
    why: inferred('Azure applies its policy to every packet, outside the VM.', ['ms-drivers']),
    whyNot: inferred(
      'Newer releases of the plugin do not make it any more, and packets make a detour.',
      ['acn-1.6.16#L226', 'ms-drivers'],
    ),
  },
  'antrea transparent': {
    why: inferred('Full network policy, and no kube-proxy on Windows nodes.', ['an-doc']),
    whyNot: inferred('Not on Azure, and not where a kernel driver or test signing is refused.', [
      'ms-drivers',
      'an-doc',
    ]),
  },
  'ovn-kubernetes overlay': {
    why: inferred('What OpenShift does, with OVN on the Linux nodes.', ['ovn', 'wmco']),
    whyNot: inferred('Not outside OpenShift’s operator: nobody documents nodes made by hand.', [
      'wmco',
    ]),
  },
  'win-bridge l2bridge': {
    why: inferred('The reference plugin, without an agent.', ['p-bridge']),
    whyNot: inferred('Not unless you make the HNS network and the routes yourself.', [
      'p-bridge',
      'ms-problems',
    ]),
  },
  'win-overlay overlay': {
    why: inferred('The reference plugin for an overlay that something else sets up.', [
      'p-overlay',
    ]),
    whyNot: inferred('Not alone: the HNS network and the routes to other nodes must be there.', [
      'p-overlay',
      'fl-vxlannet',
    ]),
  },
  'sdnbridge l2bridge': {
    why: inferred('Makes its HNS network itself; Google’s scripts use it.', ['w-cni', 'gce']),
    whyNot: inferred('Not for network policy, and its repository shows little activity.', [
      'w-readme',
      'wcn-tags',
    ]),
  },
  'sdnoverlay overlay': {
    why: inferred('Still what the tests of Kubernetes run with Flannel.', ['kep-5100']),
    whyNot: inferred('Not for network policy, and its repository shows little activity.', [
      'w-readme',
      'wcn-tags',
    ]),
  },
  'vpc-bridge l2bridge': {
    why: inferred('On EKS pods have addresses of the VPC, and it comes with the node.', [
      'aws-bridge',
    ]),
    whyNot: inferred('Nowhere but on EKS, and one IPv4 address a pod.', [
      'aws-bridge',
      'tigera-win',
    ]),
  },
}
