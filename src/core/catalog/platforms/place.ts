import type { PlatformId } from '../cni/define.ts'

/** A platform that is also the other one: its nodes are machines of that cloud, or stand in a data centre. */
export const platformOf: { readonly [Id in PlatformId]?: PlatformId } = {
  aks: 'azure',
  eks: 'aws',
  gke: 'gcp',
  vsphere: 'on-premises',
  'hyper-v': 'on-premises',
}
