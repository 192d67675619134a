import { aks } from './aks.ts'
import { aws } from './aws.ts'
import { azure } from './azure.ts'
import { eks } from './eks.ts'
import { gcp } from './gcp.ts'
import { gke } from './gke.ts'
import { hyperV } from './hyper-v.ts'
import { onPremises } from './on-premises.ts'
import { vsphere } from './vsphere.ts'

/** Where a node may run; those that make their own nodes stand beside the network that they use. */
export const platforms = {
  'on-premises': onPremises,
  vsphere,
  'hyper-v': hyperV,
  azure,
  aks,
  aws,
  eks,
  gcp,
  gke,
} as const
