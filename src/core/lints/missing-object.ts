import type { Naming } from './named-objects.ts'

/** Kinds that are written for what names them. */
export const ofTemplates = /(?:Template|NodeClass)$/

/** What becomes of whoever names an object that is not there. */
export function consequence({ by, kind, isTold }: Naming): string {
  if (by.value.kind === 'PersistentVolume' && kind === 'PersistentVolumeClaim')
    return 'the volume is bound to no claim'
  if (kind === 'CSIDriver')
    return 'the volume is not mounted (“driver name … not found in the list of registered CSI drivers”)'
  if (kind === 'IngressClass') return 'no controller takes the Ingress'
  if (kind === 'PersistentVolumeClaim') return 'the pods stay Pending'
  if (kind === 'StorageClass' || kind === 'PersistentVolume') return 'the claim stays Pending'
  if (isTold === true && kind === 'ServiceAccount') return 'the account does not get the role'
  if (kind === 'ServiceAccount' || kind === 'PriorityClass') return 'no pod is made'
  if (by.value.kind.endsWith('WebhookConfiguration')) return 'the calls of the webhook fail'
  if (by.value.kind === 'Ingress' && kind === 'Secret')
    return 'its hosts get the default certificate'
  if (by.value.kind === 'HorizontalPodAutoscaler') return 'nothing is scaled'
  if (ofTemplates.test(kind)) return 'no machine is made'
  if (/^(?:Service|IPAddressPool|ExternalIPPool)$/.test(kind)) return 'nothing answers there'
  if (kind === 'ConfigMap' || kind === 'Secret' || kind === 'SecretProviderClass')
    return 'the pods do not start'
  return 'this has no effect'
}
