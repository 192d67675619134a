import { proxySettings } from '../../../catalog/flags/proxy-settings.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { proxyModeFault } from '../../flags/proxy-mode-fault.ts'

export const proxyModeTold = defineLint({
  id: 'proxy-mode-told',
  on: 'setup',
  summary: 'The mode that somebody tells of kube-proxy is one that it has on Windows',
  remediation: `Start it with --proxy-mode=${proxySettings.mode.value}.`,
  decisions: ['kubernetesVersion'],

  check({ observations }, { kubernetesVersion }) {
    const modes = named(observations, 'kubeProxy.toldMode')
    const [mode] = modes
    // Who names several tells what he tried.
    if (!mode || new Set(modes.map(({ value }) => value)).size > 1) return []
    const fault = proxyModeFault('The mode', String(mode.value), kubernetesVersion)
    return fault ? [{ path: [], place: placeOf(mode), ...fault, basis: 'unsupported' }] : []
  },
})
