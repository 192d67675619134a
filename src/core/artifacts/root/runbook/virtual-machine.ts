import { isolation } from '../../../catalog/isolation.ts'
import { defineStep } from './step.ts'

export const virtualMachine = defineStep({
  id: 'virtual-machine',
  title: 'Set up the virtual machine',
  when: ({ platform, isolation }) =>
    platform === 'vsphere' || platform === 'hyper-v' || isolation === 'hyperv',
  body({ platform, isolation: chosen }) {
    const spoofing =
      platform === 'vsphere' || platform === 'hyper-v'
        ? 'Allow MAC spoofing (forged transmits) on every network adapter of the virtual machine; otherwise pods get no network. '
        : ''
    const { memoryGiB, cpuCores } = isolation.hyperv.nested.value
    const nested =
      chosen === 'hyperv'
        ? `Hyper-V isolation needs virtualisation inside the machine: switch nested virtualisation on, and give it at least ${memoryGiB} GiB and ${cpuCores} processors.`
        : ''
    return `${spoofing}${nested}`.trim()
  },
  decisions: ['platform', 'isolation'],
  sources: ['doc002', 'doc004', ...isolation.hyperv.nested.sources],
})
