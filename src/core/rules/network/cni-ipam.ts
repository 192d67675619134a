import { catalog } from '../../catalog/catalog.ts'
import type { IpamId } from '../../catalog/cni/define.ts'
import type { Fact } from '../../catalog/fact.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

export const cniIpam = defineRule({
  id: 'cni-ipam',
  basis: 'unsupported',
  matrix: true,
  summary: 'The IPAM plugin is one that the CNI plugin works with',
  remediation: 'Leave the address management automatic, or choose one that this plugin knows.',
  decisions: ['cni', 'networkMode', 'ipam', 'containerRuntime'],

  check(scenario) {
    const { cni, networkMode, ipam, containerRuntime } = scenario
    const mode = cniMode(scenario)
    if (!mode) return undefined
    const unclear = takes(mode.unclearIpam?.[containerRuntime], ipam)
    if (!unclear && mode.ipam.value.includes(ipam)) return undefined
    const [first] = mode.ipam.value
    const other = takes(mode.otherIpam, ipam)
    const pair = `${catalog.cni[cni].name} with ${catalog.modes[networkMode].name}`
    const documented = mode.ipam.value.filter((one) => !unclear || one !== ipam).join(' or ')
    return {
      message: other
        ? `${pair} can take addresses from ${ipam}, but its guides have ${documented} alone.`
        : unclear
          ? `What ${pair} does with addresses from ${ipam} is not known; its guides have ${documented}.`
          : `${pair} takes addresses from ${documented}, not from ${ipam}.`,
      facts: [other ?? unclear ?? mode.ipam],
      decisions: ['cni', 'networkMode', 'ipam'],
      ...(first ? { suggestion: { ipam: first } } : {}),
    }
  },
})

const takes = (plugins: Fact<readonly IpamId[]> | undefined, ipam: IpamId) =>
  plugins?.value.includes(ipam) ? plugins : undefined
