import { inferred, verified } from '../fact.ts'

const at = '7938d3f89b8bd808dae2e42d97d6ae7e18e9ed54'

/** Which nodes announce the address of a Service, where MetalLB gives it. */
export const metallb = {
  /** The DaemonSet of what answers for the addresses. */
  speaker: verified('a node selector kubernetes.io/os: linux', [
    `github metallb/metallb/blob/${at}/config/manifests/metallb-native.yaml#L2360-L2361`,
    `github metallb/metallb/blob/${at}/charts/metallb/templates/speaker.yaml#L546-L547`,
  ]),
  /** With both protocols. */
  local: verified('announced by nodes that have a ready pod of the Service and a speaker', [
    `github metallb/metallb/blob/${at}/speaker/layer2_controller.go#L110-L113`,
    `github metallb/metallb/blob/${at}/speaker/bgp_controller.go#L195-L197`,
  ]),
  /** From this release on, layer 2 announces a Service with the policy Cluster from any node with a speaker. */
  anyNode: verified('0.11.0', [
    'github metallb/metallb/blob/v0.10.2/speaker/layer2_controller.go#L97',
    'github metallb/metallb/blob/v0.11.0/speaker/layer2_controller.go#L100-L104',
  ]),
  /** Words do not tell which Service has which pods. */
  told: inferred('announced by nodes that have a ready pod of the Service and a speaker', [
    `github metallb/metallb/blob/${at}/speaker/layer2_controller.go#L110-L113`,
    'github metallb/metallb/issues/954',
  ]),
  /** Pools that were not sent may have the address. */
  asked: inferred('an address of a pool, or none at all', [
    `github metallb/metallb/blob/${at}/config/manifests/metallb-native.yaml`,
  ]),
  /** By which a Service asks for an address, beside `loadBalancerIP`. */
  annotations: inferred(
    ['metallb.io/loadBalancerIPs', 'metallb.universe.tf/loadBalancerIPs'] as const,
    [`github metallb/metallb/blob/${at}/config/manifests/metallb-native.yaml`],
  ),
  groups: verified(
    ['metallb.io', 'metallb.universe.tf'],
    [`github metallb/metallb/blob/${at}/config/manifests/metallb-native.yaml`],
  ),
} as const
