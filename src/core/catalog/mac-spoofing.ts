import { verified } from './fact.ts'

/** What the hypervisor has to allow below a Windows node. */
export const macSpoofing = verified(
  'the hypervisor drops frames with the addresses of pods, and the documentation asks to allow it on every adapter of a node.',
  ['doc002', 'doc003', 'website-windows'],
)
