import { catalog } from '../../../catalog/catalog.ts'
import type { CniProgram } from '../../../catalog/cni/on-node.ts'
import { downloads, type AnyDownload, type DownloadId } from '../../../catalog/downloads.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'
import { nodePaths, pluginPath, type Layout } from '../node-paths.ts'
import { isMadeByScript } from '../prepare/hns-module.ts'
import { askedDownload, downloadOf, type NodeDownload } from './fetched.ts'

type NetworkScenario = Layout & Pick<Scenario, 'cniRelease' | 'ipam' | 'networkMode' | 'nodeAgents'>

/** The programs of the network plugin, and the module that makes its network where a script does. */
export function networkParts(scenario: NetworkScenario): readonly NodeDownload[] {
  const programs: readonly CniProgram<DownloadId>[] = catalog.cni[scenario.cni].programs
  return [
    ...(isMadeByScript(scenario) ? [hnsModule(scenario)] : []),
    ...programs
      .filter((program) => isWanted(program, scenario))
      .map((program) => partOf(program, scenario)),
  ]
}

const hnsModule = (scenario: NetworkScenario): NodeDownload => ({
  ...downloadOf(downloads['hns-psm1'], {
    version: Object.keys(downloads['hns-psm1'].checksum.pinned ?? {})[0] ?? '',
    destination: nodePaths(scenario).hnsModule,
    decisions: ['cni', 'networkMode', 'installDirectory'],
  }),
  url: downloads['hns-psm1'].others?.[0]?.url.value ?? '',
})

function isWanted(program: CniProgram, { ipam, nodeAgents }: NetworkScenario): boolean {
  if (!('only' in program) || program.only === undefined) return true
  const { only } = program
  return (
    (only.ipam === undefined || only.ipam === ipam) &&
    (only.nodeAgents === undefined || only.nodeAgents === nodeAgents)
  )
}

function partOf(program: CniProgram<DownloadId>, scenario: NetworkScenario): NodeDownload {
  const chosen = scenario.cniRelease.replace(/^v/, '')
  const destination = pluginPath(scenario, program.destination)
  if ('brought' in program) {
    const { name, file, parameter } = program.brought
    return askedDownload(name, file, parameter, program.release ? chosen : '', destination)
  }
  const download: AnyDownload = downloads[program.download]
  return downloadOf(download, {
    version: program.release === 'cniRelease' ? chosen : (download.newest?.value ?? ''),
    destination,
    ...(program.unpack ? { unpack: program.unpack } : {}),
    decisions: decisionsOf(program),
  })
}

/** What decides whether, which and where. */
const decisionsOf = (program: Extract<CniProgram, { download: string }>): readonly DecisionId[] => [
  'cni',
  ...(program.release === 'cniRelease' ? (['cniRelease'] as const) : []),
  ...(program.only?.ipam ? (['ipam'] as const) : []),
  ...(program.only?.nodeAgents ? (['nodeAgents'] as const) : []),
  ...(program.destination.includes('{bin}') ? (['containerRuntime'] as const) : []),
  ...(program.destination.startsWith('C:') ? [] : (['installDirectory'] as const)),
]
