import { inferred } from '../fact.ts'
import type { SymptomCause } from './define.ts'

/** Of messages of azure-vnet and its IPAM plugin that are of no JSON. */
export const damagedAzureState: SymptomCause = {
  cause: inferred(
    'The file in which the plugin keeps its state is damaged, as after the node stopped suddenly: azure-vnet.json or azure-vnet-ipam.json holds no JSON.',
    [
      'acn#306',
      'github Azure/azure-container-networking/issues/642',
      'github Azure/azure-container-networking/issues/763',
    ],
  ),
  checks: [
    {
      command: String.raw`Get-Content C:\k\azure-vnet-ipam.json; Get-Content C:\k\azure-vnet.json`,
      shows: 'nothing but blanks or zeros, or no file',
    },
  ],
  remedy:
    'Replace the node, or drain it, remove both files and the HNS network azure, and restart it.',
}
