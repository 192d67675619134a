import { verified } from '../fact.ts'

/** Pods get tokens from an agent on their node (NMI), which there is for Linux alone. */
export const podIdentity = verified('its agent runs on Linux nodes', [
  'github Azure/secrets-store-csi-driver-provider-azure/issues/250',
  'github kubernetes-sigs/secrets-store-csi-driver/issues/115',
])
