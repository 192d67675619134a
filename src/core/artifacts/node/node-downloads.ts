import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { crictlPerMinor, downloads, type AnyDownload } from '../../catalog/downloads.ts'
import { isAccepted } from '../../catalog/flags/accepted.ts'
import { compareVersions, isBefore, minorOf } from '../../values/version.ts'
import { releaseOf } from '../../derived/release.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import { downloadOf, type Asked, type NodeDownload } from './downloads/fetched.ts'
import { networkParts } from './downloads/network-parts.ts'
import { nodePaths, type Layout } from './node-paths.ts'
import { memoizeByObject } from '../../values/memoize.ts'

export type Fetching = Layout &
  Pick<
    Scenario,
    | 'kubernetesVersion'
    | 'kubernetesRelease'
    | 'cniRelease'
    | 'nodeAgents'
    | 'networkMode'
    | 'serviceManager'
    | 'ipam'
  >

/** What the scripts and the list of downloads must know. */
export const fetchingDecisions = [
  'kubernetesVersion',
  'kubernetesRelease',
  'joinMethod',
  'containerRuntime',
  'cni',
  'cniRelease',
  'nodeAgents',
  'networkMode',
  'ipam',
  'serviceManager',
  'installDirectory',
  'logDirectory',
] as const satisfies readonly DecisionId[]

/** Script, runbook and list of parameters ask for the same; within one scenario it is worked out once. */
export const nodeDownloads = memoizeByObject((scenario: Fetching): readonly NodeDownload[] => [
  ...kubernetesBinaries(scenario),
  ...crictl(scenario),
  ...serviceHelper(scenario),
  ...networkParts(scenario),
])

/** Every parameter that the downloads ask for, once. */
export const askedOf = (list: readonly NodeDownload[]): readonly Asked[] =>
  list.flatMap(({ url, hash }) => [
    ...(typeof url === 'string' ? [] : [url]),
    ...(hash.kind === 'asked' ? [hash] : []),
  ])

function kubernetesBinaries(scenario: Fetching): readonly NodeDownload[] {
  const paths = nodePaths(scenario)
  const version = releaseOf(scenario)
  const decisions: readonly DecisionId[] = ['kubernetesRelease', 'installDirectory']
  const one = (download: AnyDownload, destination: string, more: readonly DecisionId[] = []) =>
    downloadOf(download, { version, destination, decisions: [...decisions, ...more] })
  return [
    one(downloads.kubelet, paths.kubelet),
    one(downloads.kubectl, paths.kubectl),
    ...(runsKubeProxy(scenario) ? [one(downloads['kube-proxy'], paths.kubeProxy, ['cni'])] : []),
    ...(scenario.joinMethod === 'kubeadm'
      ? [one(downloads.kubeadm, paths.kubeadm, ['joinMethod'])]
      : []),
    ...(needsLogRunner(scenario)
      ? [one(downloads['kube-log-runner'], paths.logRunner, ['serviceManager'])]
      : []),
  ]
}

/** kubeadm asks the runtime through crictl. */
function crictl(scenario: Fetching): readonly NodeDownload[] {
  if (scenario.joinMethod !== 'kubeadm' || scenario.containerRuntime === 'docker') return []
  const { install } = nodePaths(scenario)
  const newest = downloads.crictl.newest?.value ?? ''
  const wanted = crictlPerMinor.value.replace('{minor}', minorOf(scenario.kubernetesVersion))
  const version = compareVersions(wanted, newest) > 0 ? newest : wanted
  return [
    downloadOf(downloads.crictl, {
      version,
      destination: install,
      unpack: 'tar',
      decisions: ['kubernetesVersion', 'joinMethod', 'installDirectory'],
      sources: crictlPerMinor.sources,
    }),
  ]
}

function serviceHelper(scenario: Fetching): readonly NodeDownload[] {
  if (!usesNssm(scenario)) return []
  const { nssm, install } = nodePaths(scenario)
  return [
    downloadOf(downloads.nssm, {
      version: downloads.nssm.newest?.value ?? '',
      destination: install,
      unpack: 'zip',
      member: { pattern: String.raw`*\win64\nssm.exe`, to: nssm },
      decisions: ['serviceManager', 'cni', 'containerRuntime', 'installDirectory'],
    }),
  ]
}

/** Agents of plugins and cri-dockerd cannot register with Windows by themselves, so they need the helper in any case. */
export const usesNssm = ({
  serviceManager,
  cni,
  containerRuntime,
}: Pick<Scenario, 'cni' | 'containerRuntime' | 'serviceManager'>): boolean =>
  serviceManager === 'nssm' ||
  catalog.cni[cni].agentService !== undefined ||
  containerRuntime === 'mirantis'

/** Whether kube-proxy runs on the node as a service: a DaemonSet runs it elsewhere, and some plugins do its work themselves. */
export function runsKubeProxy({
  cni,
  cniRelease,
  nodeAgents,
}: Pick<Scenario, 'cni' | 'cniRelease' | 'nodeAgents'>): boolean {
  const plugin: { replacesKubeProxy?: { value: { from: string } } } = catalog.cni[cni]
  const replaces = plugin.replacesKubeProxy
  return nodeAgents === 'services' && (!replaces || isBefore(cniRelease, replaces.value.from))
}

/** The adapter on which kube-proxy serves in userspace mode, which plugins without HNS load balancers need. */
export function userspaceAdapter(
  scenario: Pick<Scenario, 'cni' | 'cniRelease' | 'nodeAgents'>,
): CniPlugin['userspaceProxy'] {
  const { userspaceProxy }: CniPlugin = catalog.cni[scenario.cni]
  return runsKubeProxy(scenario) ? userspaceProxy : undefined
}

/** A native service keeps its output through the helper once the component writes no files itself. */
const needsLogRunner = (scenario: Fetching) =>
  scenario.serviceManager === 'native' && !isAccepted('kubelet', 'log-dir', releaseOf(scenario))
