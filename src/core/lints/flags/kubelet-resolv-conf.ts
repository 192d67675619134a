import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { refusedResolver } from '../resolver-file.ts'

export const kubeletResolvConf = defineLint({
  id: 'kubelet-resolv-conf',
  on: 'command-line',
  summary: 'On Windows the kubelet takes its DNS servers from no file of Linux',
  remediation: 'Leave --resolv-conf empty; from 1.27 on it may also be Host.',
  decisions: ['kubernetesVersion'],

  check({ program, flags }, { kubernetesVersion }) {
    if (program !== 'kubelet') return []
    return flags.flatMap(({ name, value = '', isKnown }, i) => {
      const text = value.replace(/^["']+|["']+$/g, '')
      if (name !== 'resolv-conf' || !isKnown) return []
      const refused = refusedResolver(text, kubernetesVersion)
      if (!refused) return []
      return [
        {
          path: [i, 'value'],
          basis: 'fails' as const,
          change: { is: 'set' as const, to: '' },
          message: `--resolv-conf is ${text}; the kubelet of ${kubernetesVersion} on Windows takes ${refused.takes}, and pods get no DNS servers.`,
          facts: [nodeSettings.hostResolver],
        },
      ]
    })
  },
})
