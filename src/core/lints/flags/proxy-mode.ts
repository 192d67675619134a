import { proxySettings } from '../../catalog/flags/proxy-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { proxyModeFault } from './proxy-mode-fault.ts'

export const proxyMode = defineLint({
  id: 'proxy-mode',
  on: 'command-line',
  summary: 'kube-proxy on Windows runs in its mode for Windows',
  remediation: `Start it with --proxy-mode=${proxySettings.mode.value}.`,
  decisions: ['kubernetesVersion'],
  isAbout: ({ program }) => program === 'kube-proxy',

  check({ program, flags, isComplete }, { kubernetesVersion }) {
    if (program !== 'kube-proxy') return []
    // Beside a file this flag is ignored.
    if (flags.some(({ name }) => name === 'config')) return []
    const index = flags.findLastIndex(({ name }) => name === 'proxy-mode')
    const use = flags[index]
    if (use ? !use.isKnown : !isComplete) return []
    const fault = proxyModeFault('--proxy-mode', use?.value ?? '', kubernetesVersion)
    if (!fault) return []
    const { value } = proxySettings.mode
    const change = use
      ? ({ is: 'set', to: value } as const)
      : ({ is: 'added', flags: [`--proxy-mode=${value}`] } as const)
    return [{ path: use ? [index, 'value'] : ['proxy-mode'], ...fault, change }]
  },
})
