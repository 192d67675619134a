import { isolation } from '../../../catalog/isolation.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { shRaw } from '../../../text/formats/shell.ts'
import { defineStep } from './step.ts'
import { machine } from './thing.ts'

export const virtualMachine = defineStep({
  id: 'virtual-machine',
  title: 'Set up the virtual machine',
  when: (scenario) =>
    keepsMacAddresses(scenario) || scenario.isolation === 'hyperv' || needsAddresses(scenario),
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
    const addresses = needsAddresses(scenario)
      ? `azure-vnet-ipam gives pods only addresses that the network interface of the machine has already, beside the first: add one secondary IP configuration for each pod, ${scenario.maxPods} for the maxPods of this plan, before the node joins. `
      : ''
    return `${spoofing}${addresses}${nested}`.trim()
  },
  commands: (scenario) => (needsAddresses(scenario) ? [secondaryAddresses(scenario)] : []),
  effects: (scenario) => [
    {
      does: 'the virtual machine is set up',
      needs: [],
      makes: [
        ...(keepsMacAddresses(scenario) ? [machine.spoofing] : []),
        ...(scenario.isolation === 'hyperv' ? [machine.extensions] : []),
        ...(needsAddresses(scenario) ? [machine.secondaryAddresses] : []),
      ],
    },
  ],
  decisions: ['platform', 'isolation', 'ipam', 'maxPods'],
  sources: ['doc002', 'doc004', 'acn-ipam', ...isolation.hyperv.nested.sources],
})

/** Hosts that hold back packets with an address that they did not give. */
export const keepsMacAddresses = ({ platform }: Pick<Scenario, 'platform'>) =>
  platform === 'vsphere' || platform === 'hyper-v'

/** Azure hands out only addresses that the network interface has already. */
const needsAddresses = ({ ipam, isolation: chosen }: Pick<Scenario, 'ipam' | 'isolation'>) =>
  ipam === 'azure-vnet-ipam' && chosen !== 'hostprocess'

const secondaryAddresses = ({ maxPods }: Pick<Scenario, 'maxPods'>) =>
  shRaw(`for number in $(seq 1 ${maxPods}); do
  az network nic ip-config create --resource-group '<group>' --nic-name '<nic>' --name "pod-$number" --vnet-name '<vnet>' --subnet '<subnet>'
done`)
