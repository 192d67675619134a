import { catalog } from '../../catalog/catalog.ts'
import type { Scenario } from '../../model/scenario.ts'
import type { Effect } from '../root/runbook/effect.ts'
import { callOf } from '../root/runbook/script-effects.ts'
import {
  cluster,
  directory,
  file,
  hnsNetwork,
  image,
  installed,
  inUse,
  inZip,
  machine,
  running,
  session,
  set,
  sourceVip,
  type Thing,
} from '../root/runbook/thing.ts'
import type { NodeDownload } from './downloads/fetched.ts'
import { nodeDownloads } from './node-downloads.ts'
import { nodePaths } from './node-paths.ts'
import { hasProxy } from './prepare/proxy.ts'
import { pulledImages } from './prepare/pulled-images.ts'
import { installsWithoutHypervisor, windowsFeatures } from './prepare/features.ts'
import { nodeDirectories, placedNames } from './prepare/host.ts'

const script = 'node/prepare-node.ps1'

/** What the host needs before the runtime: features, a restart for them, then all the rest. */
export function hostEffects(scenario: Scenario, has: (path: string) => boolean): readonly Effect[] {
  const features = windowsFeatures(scenario)
  const isHyperv = features.includes('Hyper-V') && !installsWithoutHypervisor(scenario)
  return [
    ...callOf(script, [
      {
        does: 'variables are set and Windows features installed',
        needs: [machine.fitsPlan, ...(isHyperv ? [machine.extensions] : [])],
        makes: [...proxyVariables(scenario).map(set), ...features.map(installed)],
      },
    ]),
    { does: 'the computer restarts for its features', needs: [], restarts: true },
    { does: 'PowerShell is opened again', needs: [], makes: [session.administrator] },
    ...callOf(script, [
      {
        does: 'directories are made',
        needs: features.map(inUse),
        makes: nodeDirectories(scenario).map(directory),
      },
      {
        does: 'programs are fetched',
        needs: [directory(nodePaths(scenario).install)],
        makes: nodeDownloads(scenario).flatMap((download) => placed(download, scenario)),
      },
      ...placedFiles(scenario, has),
    ]),
  ]
}

/** Machine-wide variables. */
export function proxyVariables(scenario: Scenario): readonly string[] {
  const { httpProxy, httpsProxy } = scenario
  return [
    ...(httpProxy === '' ? [] : ['HTTP_PROXY']),
    ...(httpsProxy === '' ? [] : ['HTTPS_PROXY']),
    ...(hasProxy(scenario) ? ['NO_PROXY'] : []),
  ]
}

/** The programs of the archives of the CNI project. */
const referencePrograms: readonly string[] = [
  ...new Set([...catalog.cni['win-bridge'].binaries, ...catalog.cni['win-overlay'].binaries]),
]

function placed(download: NodeDownload, { cni }: Scenario): readonly Thing[] {
  const { unpack, member, destination, file: archive } = download
  if (member) return [file(member.to)]
  if (unpack === undefined) return [file(destination)]
  if (archive.startsWith('crictl')) return [file(`${destination}\\crictl.exe`)]
  const own: readonly string[] = catalog.cni[cni].binaries
  const programs = archive.startsWith('cni-plugins')
    ? referencePrograms
    : own.filter((name) => !referencePrograms.includes(name))
  return programs.map((name) => file(`${destination}\\${name}`))
}

/** Files of the zip that services read elsewhere. */
function placedFiles(scenario: Scenario, has: (path: string) => boolean): readonly Effect[] {
  const { install, cniConf } = nodePaths(scenario)
  const plugin: { name: { value: string }; installer?: unknown } = catalog.cni[scenario.cni].file
  const copies: readonly (readonly [string, string])[] = [
    ...placedNames.map((name) => [`node/${name}`, `${install}\\${name}`] as const),
    ...(plugin.installer === undefined
      ? [[`cni/${plugin.name.value}`, `${cniConf}\\${plugin.name.value}`] as const]
      : []),
    ...(catalog.cni[scenario.cni].placedFiles ?? []).map(
      ({ name, destination }) => [`cni/${name}`, destination] as const,
    ),
  ]
  const made = copies.filter(([path]) => has(path))
  return [
    {
      does: 'files of the zip are placed',
      needs: [directory(install), directory(cniConf), ...made.map(([path]) => inZip(path))],
      makes: made.map(([, path]) => file(path)),
    },
  ]
}

/** Images, and no network of an earlier life. */
export const afterRuntimeEffects = (scenario: Scenario): readonly Effect[] =>
  callOf(script, [
    {
      does: 'images are pulled',
      needs: [running(scenario.containerRuntime === 'containerd' ? 'containerd' : 'docker')],
      makes: pulledImages(scenario).map(image),
    },
    {
      does: 'the network is cleaned',
      needs: [inUse('Containers')],
      refuses: ['kubelet', 'kube-proxy', 'flanneld'].map(running),
      removes: [hnsNetwork(scenario.hnsNetworkName), sourceVip(scenario.hnsNetworkName)],
    },
  ])

/** The network that the plugin expects, once the cluster has given the node its pod range. */
export const networkEffects = (scenario: Scenario): readonly Effect[] =>
  callOf(script, [
    {
      does: 'the HNS network is made',
      needs: [cluster.podRange, file(nodePaths(scenario).hnsModule)],
      makes: [hnsNetwork(scenario.hnsNetworkName), file(nodePaths(scenario).networkScript)],
    },
  ])

/** What the task of the network does at each start of the computer. */
export function networkTaskEffect(scenario: Scenario): Effect {
  const { networkScript, install, hnsModule } = nodePaths(scenario)
  return {
    does: 'the task makes the endpoint of the host again',
    needs: [file(networkScript), file(`${install}\\common.ps1`), file(hnsModule)],
    makes: [hnsNetwork(scenario.hnsNetworkName)],
  }
}
