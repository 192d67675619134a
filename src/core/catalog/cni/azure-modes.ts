import { verified } from '../fact.ts'

/** `mode` of azure-vnet: later releases make an L2Bridge whatever stands there. */
export const azureModes = verified(
  { taken: ['bridge', 'tunnel', ''], before: '1.6.16' },
  ['acn-1.6.15#L291-L298', 'acn-1.6.16#L226', 'acn#3113'],
  { note: '1.6.11.1 has the change as well' },
)
