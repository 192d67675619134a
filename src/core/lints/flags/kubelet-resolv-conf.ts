import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { isAtLeast } from '../../values/version.ts'

export const kubeletResolvConf = defineLint({
  id: 'kubelet-resolv-conf',
  on: 'command-line',
  summary: 'On Windows the kubelet takes its DNS servers from no file',
  remediation: 'Leave --resolv-conf empty; from 1.27 on it may also be Host.',
  decisions: ['kubernetesVersion'],

  check({ program, flags }, { kubernetesVersion }) {
    if (program !== 'kubelet') return []
    const { hostResolver } = nodeSettings
    const takesHost = isAtLeast(kubernetesVersion, hostResolver.value.from)
    return flags.flatMap(({ name, value = '', isKnown }, i) => {
      const text = value.replace(/^["']+|["']+$/g, '')
      if (name !== 'resolv-conf' || !isKnown || text === '') return []
      if (takesHost && text === hostResolver.value.value) return []
      return [
        {
          path: [i, 'value'],
          basis: 'fails',
          message: `--resolv-conf is ${text}; the kubelet of ${kubernetesVersion} on Windows takes ${takesHost ? `nothing or ${hostResolver.value.value}` : 'nothing there'}, and pods get no DNS servers.`,
          facts: [hostResolver],
        },
      ]
    })
  },
})
