import { inferred } from '../fact.ts'

/** What kube-proxy-service.ps1 of Calico sets for VXLAN, from the one release on and before the other. */
export const calicoProxyScript = inferred(
  { gate: 'IPv6DualStack', from: '3.20.0', before: '3.22.1' },
  [
    'github projectcalico/calico/pull/5653',
    'github projectcalico/calico/pull/5654',
    'github projectcalico/node/pull/1018',
    'github projectcalico/calico/issues/5539',
  ],
  { note: 'the releases follow from the dates of the changes' },
)
