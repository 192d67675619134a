import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { defineRule } from '../../model/rule.ts'

export const cniRuntime = defineRule({
  id: 'cni-runtime',
  basis: 'fails',
  summary: 'The CNI plugin can serve the container runtime',
  remediation: 'Use a runtime that this plugin serves, or another plugin.',
  decisions: ['cni', 'containerRuntime'],

  check({ cni, containerRuntime }) {
    const { name, runtimes, unprovenRuntimes }: CniPlugin = catalog.cni[cni]
    const unproven = unprovenRuntimes?.[containerRuntime]
    if (unproven) return { message: unproven.value, facts: [unproven], basis: 'unsupported' }
    if (runtimes.value.includes(containerRuntime)) return undefined
    const served = runtimes.value.map((id) => catalog.runtimes[id].name)
    return {
      message: `${name} serves ${served.join(' and ')}, not ${catalog.runtimes[containerRuntime].name}: it attaches pods through HCN namespaces alone.`,
      facts: [runtimes],
      ...(runtimes.value[0] ? { suggestion: { containerRuntime: runtimes.value[0] } } : {}),
    }
  },
})
