import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { isRefusedResolver, orHost } from '../resolver-file.ts'

export const kubeletResolvConf = defineLint({
  id: 'kubelet-resolv-conf',
  on: 'command-line',
  summary: 'On Windows the kubelet takes its DNS servers from no file of Linux',
  remediation: `Write --resolv-conf= with nothing behind it. ${orHost}`,
  decisions: ['kubernetesVersion'],

  check({ program, flags }, { kubernetesVersion }) {
    if (program !== 'kubelet') return []
    return flags.flatMap(({ name, value = '', isKnown }, i) => {
      const text = value.replace(/^["']+|["']+$/g, '')
      if (name !== 'resolv-conf' || !isKnown) return []
      if (!isRefusedResolver(text, kubernetesVersion)) return []
      return [
        {
          path: [i, 'value'],
          basis: 'fails' as const,
          change: { is: 'set' as const, to: '' },
          message: `--resolv-conf is ${text}, where the kubelet of ${kubernetesVersion} finds nothing on Windows: pods get no DNS servers.`,
          facts: [nodeSettings.hostResolver],
        },
      ]
    })
  },
})
