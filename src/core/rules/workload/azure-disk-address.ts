import { isManagedDisk, volumeChecks } from '../../catalog/workload/volume-checks.ts'
import { valuesOf } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

export const azureDiskAddress = defineRule({
  id: 'azure-disk-address',
  basis: 'refused',
  summary: 'The address of an Azure disk is that of a managed disk or of a blob',
  remediation:
    'Write azureDisk:NAME//subscriptions/… for a managed disk, azureDisk:NAME/https://… for a blob.',
  decisions: ['volumes'],

  check({ volumes }) {
    const { azureDiskAddress: address } = volumeChecks
    return valuesOf(volumes)
      .filter(({ kind }) => kind === 'azureDisk')
      .map(({ source }) => source.slice(source.indexOf('/') + 1))
      .filter((disk) => !isManagedDisk(disk) && !disk.startsWith(address.value.blob))
      .map((disk) => ({
        message: `The API server refuses “${disk}” as the address of an Azure disk: it begins with ${address.value.Managed} or ${address.value.blob}.`,
        facts: [address],
      }))
  },
})
