import { inferred } from '../fact.ts'

/** With so little memory a container of Windows hangs as it starts, and Docker with it. */
export const tooLittleMemory = inferred(
  { bytes: 31_457_280, text: '30Mi', runs: '50Mi' } as const,
  ['github kubernetes/kubernetes/issues/66561', 'github moby/moby/issues/37429'],
)
