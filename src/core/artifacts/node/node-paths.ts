import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import type { Scenario } from '../../model/scenario.ts'
import { isAbsoluteWindowsPath } from '../../values/windows-path.ts'
import { memoizeByObject } from '../../values/memoize.ts'

export type Layout = Pick<
  Scenario,
  'installDirectory' | 'logDirectory' | 'containerRuntime' | 'joinMethod' | 'cni'
>

/** Where the parts of a node lie. Every script and configuration file takes its paths from here. */
export interface NodePaths {
  readonly install: string
  readonly logs: string
  readonly kubelet: string
  readonly kubeProxy: string
  readonly kubectl: string
  readonly kubeadm: string
  readonly logRunner: string
  readonly nssm: string
  readonly hnsModule: string
  /** The copy of prepare-node.ps1 that a task runs where a script makes the network. */
  readonly networkScript: string
  /** What the kubelet authenticates with; kubeadm has its own place for it. */
  readonly kubeconfig: string
  readonly bootstrapKubeconfig: string
  /** The kubelet's own identity may not read what kube-proxy and the agents of plugins must. */
  readonly kubeProxyKubeconfig: string
  readonly agentKubeconfig: string
  readonly clusterCA: string
  readonly kubeletConfig: string
  /** The flags of each component, and nowhere else. */
  readonly kubeletArguments: string
  readonly kubeProxyArguments: string
  readonly certificates: string
  readonly cniBin: string
  readonly cniConf: string
  readonly sourceVip: string
  readonly sourceVipRequest: string
}

/** Nearly every file asks for the paths; within one scenario they are worked out once. */
export const nodePaths = memoizeByObject((scenario: Layout): NodePaths => {
  const install = directory(scenario.installDirectory)
  const at = (name: string) => `${install}\\${name}`
  const isKubeadm = scenario.joinMethod === 'kubeadm'
  const cni = cniDirectories(scenario, install)
  return {
    install,
    logs: directory(scenario.logDirectory),
    kubelet: at('kubelet.exe'),
    kubeProxy: at('kube-proxy.exe'),
    kubectl: at('kubectl.exe'),
    kubeadm: at('kubeadm.exe'),
    logRunner: at('kube-log-runner.exe'),
    nssm: at('nssm.exe'),
    hnsModule: at('hns.psm1'),
    networkScript: at('prepare-node.ps1'),
    kubeconfig: isKubeadm ? String.raw`C:\etc\kubernetes\kubelet.conf` : at('config'),
    bootstrapKubeconfig: isKubeadm
      ? String.raw`C:\etc\kubernetes\bootstrap-kubelet.conf`
      : at('bootstrap-config'),
    kubeProxyKubeconfig: at('kube-proxy.conf'),
    agentKubeconfig: at(`${catalog.cni[scenario.cni].agentService?.name ?? scenario.cni}.conf`),
    clusterCA: isKubeadm ? String.raw`C:\etc\kubernetes\pki\ca.crt` : at('ca.crt'),
    kubeletConfig: isKubeadm
      ? String.raw`C:\var\lib\kubelet\config.yaml`
      : at('kubelet-config.yaml'),
    kubeletArguments: at('kubelet-args.txt'),
    kubeProxyArguments: at('kube-proxy-args.txt'),
    certificates: String.raw`C:\var\lib\kubelet\pki`,
    ...cni,
    sourceVip: at('sourceVip.json'),
    sourceVipRequest: at('sourceVipRequest.json'),
  }
})

function cniDirectories({ containerRuntime, cni }: Layout, install: string) {
  const { directories } = catalog.cni[cni].file
  const { bin, conf } =
    directories[containerRuntime === 'containerd' ? 'containerd' : 'docker'].value
  const inside = (path: string) => path.replace('{install}', () => install)
  return { cniBin: inside(bin), cniConf: inside(conf) }
}

/** Whether an agent of the plugin on the host may have a kubeconfig of its own. */
export function hasAgentKubeconfig({ cni }: Pick<Layout, 'cni'>): boolean {
  const { agentService, servicesAccount }: CniPlugin = catalog.cni[cni]
  return agentService !== undefined || servicesAccount !== undefined
}

/** A path of the plugin's catalog entry on this node. */
export function pluginPath(scenario: Layout, path: string): string {
  const { install, cniBin } = nodePaths(scenario)
  return path.replace('{install}', () => install).replace('{bin}', () => cniBin)
}

/** A backslash at the end would double; what is no path at all stays as it is, for its rule to report. */
const directory = (path: string) =>
  isAbsoluteWindowsPath(path) ? path.replace(/(?<=[^:\\])\\+$/, '') : path
