import { inferred } from './fact.ts'

/** How the hardware addresses that Hyper-V makes begin. */
export const hypervAddresses = inferred('00:15:5d', ['ms-hyperv-addresses'], {
  note: 'that the end of an overlay on a Windows node has one, and that of a Linux node has not, is a conclusion',
})
