import { catalog } from '../../catalog/catalog.ts'
import { network } from '../../catalog/network.ts'
import { isWithin } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const dsrL2bridge2022 = defineRule({
  id: 'dsr-l2bridge-2022',
  basis: 'fails',
  summary: 'Direct server return on L2Bridge was trouble on one host release',
  remediation: 'Leave direct server return off, or test traffic between pods of two nodes first.',
  decisions: ['directServerReturn', 'networkMode', 'windowsRelease', 'kubernetesVersion'],

  check({ directServerReturn, networkMode, windowsRelease, kubernetesVersion }) {
    const { l2bridgeOn2022 } = network.dsr
    const { release, from, through, kb } = l2bridgeOn2022.value
    if (!directServerReturn || networkMode !== 'l2bridge' || windowsRelease !== release) {
      return undefined
    }
    if (!isWithin(kubernetesVersion, { from, through })) return undefined
    return {
      message: `The pages of Kubernetes ${from} to ${through} report that pods of different nodes lose each other with direct server return on L2Bridge and ${catalog.windows[release].name}, from ${kb} on.`,
      facts: [l2bridgeOn2022],
      suggestion: { directServerReturn: false },
    }
  },
})
