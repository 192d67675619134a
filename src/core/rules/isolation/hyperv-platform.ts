import { catalog } from '../../catalog/catalog.ts'
import type { Fact } from '../../catalog/fact.ts'
import { isolation as mechanisms } from '../../catalog/isolation.ts'
import type { Violation } from '../../model/finding.ts'
import { defineRule } from '../../model/rule.ts'

export const hypervPlatform = defineRule({
  id: 'hyperv-platform',
  basis: 'unsupported',
  summary:
    'Hyper-V isolation needs the Hyper-V role, and in a virtual machine a hypervisor that nests',
  remediation:
    'Use a physical host, or a virtual machine with nested virtualisation and enough memory and processors.',
  decisions: ['isolation', 'platform', 'memoryGiB', 'cpuCores'],
  comparesRead: ['memoryGiB', 'cpuCores'],

  check({ isolation, platform, memoryGiB, cpuCores }) {
    if (isolation !== 'hyperv' || platform === 'on-premises') return undefined
    const { nested, thirdParty } = mechanisms.hyperv
    const { pool, name } = catalog.platforms[platform]
    if (pool) return inPool(name, pool.hyperv)
    if (thirdParty.value.includes(platform)) {
      return {
        message: 'Microsoft supports process isolation alone on hypervisors of other vendors.',
        facts: [thirdParty],
        decisions: ['isolation', 'platform'],
        remediation: 'Use process isolation, or a physical host; elsewhere it is an experiment.',
      }
    }
    const needed = nested.value
    // Nothing where nobody tells it.
    const isLess = (own: number, least: number) => own > 0 && own < least
    if (isLess(memoryGiB, needed.memoryGiB) || isLess(cpuCores, needed.cpuCores)) {
      return {
        message: `Nested virtualisation needs at least ${needed.memoryGiB} GiB of memory and ${needed.cpuCores} processors; the node has ${memoryGiB} GiB and ${cpuCores}.`,
        facts: [nested],
        suggestion: {
          memoryGiB: Math.max(memoryGiB, needed.memoryGiB),
          cpuCores: Math.max(cpuCores, needed.cpuCores),
        },
      }
    }
    return {
      message:
        'Where the node is a virtual machine, Hyper-V isolation needs nested virtualisation.',
      facts: [nested],
      basis: 'advice',
      decisions: ['isolation', 'platform'],
    }
  },
})

const inPool = (name: string, hyperv: Fact<false | null>): Violation => ({
  message:
    hyperv.value === false
      ? `${name} supports process isolation alone, not Hyper-V isolation.`
      : `Nothing was found on Hyper-V isolation in nodes of ${name}.`,
  facts: [hyperv],
  decisions: ['isolation', 'platform'],
  remediation: 'Use process isolation with an image that fits the host.',
  suggestion: { isolation: 'process' },
})
