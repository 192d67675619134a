import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { defineRule } from '../../model/rule.ts'

export const hypervPlatform = defineRule({
  id: 'hyperv-platform',
  basis: 'unsupported',
  summary:
    'Hyper-V isolation needs the Hyper-V role, and in a virtual machine a hypervisor that nests',
  remediation:
    'Use a physical host, or a virtual machine with nested virtualisation and enough memory and processors.',
  decisions: ['isolation', 'platform', 'memoryGiB', 'cpuCores'],

  check({ isolation, platform, memoryGiB, cpuCores }) {
    if (isolation !== 'hyperv' || platform === 'on-premises') return undefined
    const { aks, nested, thirdParty } = mechanisms.hyperv
    if (platform === 'aks') {
      return {
        message: 'AKS supports process isolation alone, not Hyper-V isolation.',
        facts: [aks],
        decisions: ['isolation', 'platform'],
      }
    }
    if (thirdParty.value.includes(platform)) {
      return {
        message: 'Microsoft supports process isolation alone on hypervisors of other vendors.',
        facts: [thirdParty],
        decisions: ['isolation', 'platform'],
      }
    }
    const needed = nested.value
    if (memoryGiB >= needed.memoryGiB && cpuCores >= needed.cpuCores) {
      return {
        message:
          'The node is a virtual machine, so Hyper-V isolation needs nested virtualisation there.',
        facts: [nested],
        basis: 'advice',
        decisions: ['isolation', 'platform'],
      }
    }
    return {
      message: `Nested virtualisation needs at least ${needed.memoryGiB} GiB of memory and ${needed.cpuCores} processors; the node has ${memoryGiB} GiB and ${cpuCores}.`,
      facts: [nested],
      suggestion: {
        memoryGiB: Math.max(memoryGiB, needed.memoryGiB),
        cpuCores: Math.max(cpuCores, needed.cpuCores),
      },
    }
  },
})
