import { isolation } from '../../../catalog/isolation.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { defineStep } from './step.ts'
import { machine } from './thing.ts'

export const virtualMachine = defineStep({
  id: 'virtual-machine',
  title: 'Set up the virtual machine',
  when: (scenario) => keepsMacAddresses(scenario) || scenario.isolation === 'hyperv',
  body(scenario) {
    const { isolation: chosen } = scenario
    const spoofing = keepsMacAddresses(scenario)
      ? 'Allow MAC spoofing (forged transmits) on every network adapter of the virtual machine; otherwise pods get no network. '
      : ''
    const { memoryGiB, cpuCores } = isolation.hyperv.nested.value
    const nested =
      chosen === 'hyperv'
        ? `Hyper-V isolation needs virtualisation inside the machine: switch nested virtualisation on, and give it at least ${memoryGiB} GiB and ${cpuCores} processors.`
        : ''
    return `${spoofing}${nested}`.trim()
  },
  effects: (scenario) => [
    {
      does: 'the virtual machine is set up',
      needs: [],
      makes: [
        ...(keepsMacAddresses(scenario) ? [machine.spoofing] : []),
        ...(scenario.isolation === 'hyperv' ? [machine.extensions] : []),
      ],
    },
  ],
  decisions: ['platform', 'isolation'],
  sources: ['doc002', 'doc004', ...isolation.hyperv.nested.sources],
})

/** Hosts that hold back packets with an address that they did not give. */
export const keepsMacAddresses = ({ platform }: Pick<Scenario, 'platform'>) =>
  platform === 'vsphere' || platform === 'hyper-v'
