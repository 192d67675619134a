import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineRule } from '../../model/rule.ts'

export const nodeNameLength = defineRule({
  id: 'node-name-length',
  basis: 'advice',
  summary: 'Windows cuts the computer name that scripts read',
  remediation:
    'Keep the name short, or see that scripts of your own take the full host name, in lower case, and not $env:COMPUTERNAME.',
  decisions: ['nodeName'],

  check({ nodeName }) {
    const { computerName } = nodeSettings
    const host = nodeName.split('.', 1)[0] ?? ''
    if (host.length <= computerName.value.longest) return undefined
    return {
      message: `${host} is longer than the ${computerName.value.longest} characters of a computer name: $env:COMPUTERNAME holds only its beginning, and gives the node another name than the kubelet.`,
      facts: [computerName],
    }
  },
})
