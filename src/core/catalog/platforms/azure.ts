import { verified } from '../fact.ts'
import { definePlatform } from './define.ts'

/** The network of Azure, under a cluster of one's own and under AKS. */
export const azureNetwork = {
  dropsPodAddresses: verified('routes of your own, one per node', ['ms-problems', 'a-net']),
  reserved: verified(['168.63.129.16', '169.254.169.254'], ['ab-cni#L59-L75', 'ab-cni#L235-L254']),
  keepsPerSubnet: verified(5, ['aksdocs-overlay#L65'], {
    note: 'the first four and the last address',
  }),
}

export const azure = definePlatform({
  id: 'azure',
  name: 'Azure, self-managed',
  sentence: 'Virtual machines on Azure with a cluster of your own, as aks-engine made them.',
  ...azureNetwork,
})
