import { verified } from '../fact.ts'

const webhook =
  'github kubernetes-sigs/windows-gmsa/blob/2c375189b874198b1a69a6c551341d27d019529e/admission-webhook/webhook.go'

/** What `gmsaCredentialSpec` holds, which the webhook writes where it is left out; the name stands in `field`. */
export const gmsaContents = verified({ field: 'gmsaCredentialSpecName', form: 'JSON' } as const, [
  webhook,
])
