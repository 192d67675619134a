import { catalog } from '../../catalog/catalog.ts'
import { defineRule } from '../../model/rule.ts'

export const dsrNetworkMode = defineRule({
  id: 'dsr-network-mode',
  basis: 'unsupported',
  summary: 'The network mode knows direct server return',
  remediation: 'Leave direct server return off in this mode.',
  decisions: ['directServerReturn', 'networkMode'],

  check({ directServerReturn, networkMode }) {
    const { name, dsr } = catalog.modes[networkMode]
    if (!directServerReturn || dsr.value === true) return undefined
    return {
      message:
        dsr.confidence === 'unknown'
          ? `Nobody states whether ${name} networks have direct server return.`
          : `Direct server return of kube-proxy means nothing on ${name} networks.`,
      facts: [dsr],
      suggestion: { directServerReturn: false },
    }
  },
})
