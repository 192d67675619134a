import { proxySettings } from '../../catalog/flags/proxy-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Config } from '../../model/parsed.ts'
import { proxyModeFault } from '../flags/proxy-mode-fault.ts'

export const kubeProxyConfigMode = defineLint({
  id: 'kube-proxy-config-mode',
  on: 'kube-proxy-config',
  summary: 'The file of kube-proxy on Windows asks for its mode for Windows',
  remediation: `Write mode: ${proxySettings.mode.value}.`,
  decisions: ['kubernetesVersion'],
  isAbout: (config) => isForWindows(config),

  check(config, { kubernetesVersion }) {
    if (!isForWindows(config)) return []
    const { value, isPart } = config
    const mode = valueAt(value, ['mode'])
    if (isPart === true && mode === undefined) return []
    const fault = proxyModeFault('mode', typeof mode === 'string' ? mode : '', kubernetesVersion)
    return fault ? [{ path: mode === undefined ? [] : ['mode'], ...fault }] : []
  },
})

/** kubeadm keeps one file for all nodes, which scripts change on Windows: only one that was made for Windows tells, or a part that is told to be of a Windows node. */
const isForWindows = ({ value, isPart, isOnWindows }: Config) =>
  (isPart === true && isOnWindows === true) ||
  [['networkName'], ['sourceVip'], ['enableDSR']].some((path) => {
    const set = valueAt(value, ['winkernel', ...path])
    return set !== undefined && set !== null && set !== '' && set !== false
  }) ||
  /^[A-Za-z]:[\\/]/.test(String(valueAt(value, ['clientConnection', 'kubeconfig'])))
