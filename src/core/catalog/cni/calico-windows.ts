import { inferred, verified } from '../fact.ts'

const policysets =
  'github projectcalico/calico/blob/0335b29ed01d2324a5fa1d46835f89edacc2ebb4/felix/dataplane/windows/policysets/policysets.go'
const conversion =
  'github projectcalico/calico/blob/01b6d64fa45c2a9d159e7bb456f0099b6e69565d/libcalico-go/lib/backend/k8s/conversion/conversion.go'

/** The plugin of these facts, whose agents enforce policies beside other plugins as well. */
export const policyAgent = 'calico'

/** What the agents of Calico leave out on Windows nodes, and what they ask of them. */
export const calicoWindows = {
  /** Rules of policies that match by a negation, a type of ICMP or the name of a port. */
  skippedRules: verified("Skipped rule because it's not supported on Windows.", [policysets]),
  /** An exception of a block of addresses becomes a negation. */
  skippedExceptions: verified("Skipped rule because it's not supported on Windows.", [
    policysets,
    conversion,
  ]),
  /** Of the addresses of a block four are kept on Windows; pools whose blocks have no more are passed over. */
  longestBlock: verified({ prefix: 29, says: 'cannot find a qualified ippool' }, [
    'github projectcalico/calico/blob/02db36fdbf7e5441555ef64a333a254681ad6a38/libcalico-go/lib/ipam/ipam.go',
  ]),
  hostEndpoints: verified('no policy for hosts', ['calico-limits']),
  /** Its script gives the name to HNS, and tries without end. */
  adapter: inferred('Failed to create network, retrying...', [
    'github projectcalico/calico/blob/398201ccb88e757073732343e374ac891e673854/node/windows-packaging/CalicoWindows/node/node-service.ps1',
    'github projectcalico/calico/issues/10536',
  ]),
} as const

/** The service that the scripts install for BGP alone; what it writes is a conclusion from its templates. */
export const calicoConfd = inferred({ backend: 'windows-bgp', service: 'CalicoConfd' } as const, [
  'github projectcalico/calico/blob/1710addce89d808d2e6e36e1882339b1221b9f34/node/windows-packaging/CalicoWindows/install-calico.ps1',
])
