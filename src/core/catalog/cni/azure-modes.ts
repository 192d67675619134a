import { verified } from '../fact.ts'

/** `mode` of azure-vnet: releases from `from` on, and one by back-port, make an L2Bridge whatever stands there. */
export const azureModes = verified(
  { taken: ['bridge', 'tunnel', ''] as readonly string[], from: '1.6.16', backPort: '1.6.11.1' },
  ['acn-1.6.15#L291-L298', 'acn-1.6.16#L226', 'acn#3113'],
)
