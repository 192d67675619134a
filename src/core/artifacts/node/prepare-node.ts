import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { psRaw } from '../../text/powershell/powershell.ts'
import { askedOf, fetchingDecisions, nodeDownloads } from './node-downloads.ts'
import { opening, type Parameter } from '../formats/powershell-prelude.ts'
import { images, network } from './prepare/after-runtime.ts'
import { createNetwork, networkParameters } from './prepare/create-network.ts'
import { fetchBlocks } from './prepare/fetch.ts'
import { isMadeByScript } from './prepare/hns-module.ts'
import { features } from './prepare/features.ts'
import { portRange, portRangeParameter } from './prepare/port-range.ts'
import { directories, firewall, pageFile, placeFiles, unblock } from './prepare/host.ts'
import { narrowRights } from './prepare/rights.ts'
import { keepAddress, keepAddressParameters } from './prepare/static-address.ts'
import { proxyDecisions, proxyParameters, setProxy } from './prepare/proxy.ts'

/**
 * Two parts in one script: what the host needs before the runtime, and with `-AfterRuntime` what
 * needs the runtime: images and a clean network.
 */
export const prepareNode = defineArtifact({
  id: 'prepare-node',
  path: 'node/prepare-node.ps1',
  summary: 'Windows features, directories, proxy, firewall, binaries, images and a clean network',
  decisions: [
    ...fetchingDecisions,
    'windowsRelease',
    'isolation',
    'image',
    'imageRelease',
    'hnsNetworkName',
    'networkAdapter',
    'vni',
    'vxlanPort',
    'ipFamily',
    ...proxyDecisions,
  ],
  carries: [],

  generate(scenario) {
    const list = nodeDownloads(scenario)
    return powershell([
      ...opening(prepareParameters(scenario), {
        defaultSet: 'Host',
      }),
      {
        code: psRaw('# With -AfterRuntime, this part alone runs.\nif ($AfterRuntime) {'),
        why: apart,
      },
      images(scenario),
      ...network(scenario),
      { code: psRaw("Write-Host 'Images and network are ready.'\nexit 0\n}"), why: apart },
      ...(isMadeByScript(scenario)
        ? [
            {
              code: psRaw('# With -PodSubnet, this part alone runs.\nif ($PodSubnet) {'),
              why: apart,
            },
            createNetwork(scenario),
            { code: psRaw("Write-Host 'The HNS network is ready.'\nexit 0\n}"), why: apart },
          ]
        : []),
      unblock,
      {
        code: psRaw('$restart = $false'),
        why: { text: 'New variables and new features work after a restart; one serves both.' },
      },
      setProxy(scenario),
      features(scenario),
      ...keepAddress(scenario),
      pageFile,
      directories(scenario),
      narrowRights(scenario, list),
      ...firewall(scenario),
      portRange,
      ...fetchBlocks(list),
      placeFiles(scenario),
      {
        code: psRaw("Write-Host 'The host is prepared. Next: the container runtime.'"),
        why: { text: 'The next step of the runbook.' },
      },
    ])
  },
})

/** The runtime must be there for images, the registered node for its pod range. */
const apart = { text: 'A part of its own: it can only run after other steps of the runbook.' }

/** What the operator brings: hashes and addresses that nobody publishes, secrets, facts of the cluster. */
export function prepareParameters(
  scenario: Parameters<typeof nodeDownloads>[0] &
    Parameters<typeof proxyParameters>[0] &
    Parameters<typeof networkParameters>[0] &
    Parameters<typeof keepAddressParameters>[0],
): readonly Parameter[] {
  return [
    ...askedOf(nodeDownloads(scenario)).map(({ parameter, what, listedAt }): Parameter => ({
      name: parameter,
      type: '[string]',
      mandatory: true,
      set: 'Host',
      help: `${what}; listed: ${listedAt}`,
    })),
    ...proxyParameters(scenario),
    {
      name: 'KnownHash',
      type: '[hashtable]',
      set: 'Host',
      help: 'Hashes by file name, for releases whose publisher has no checksum file',
      initial: psRaw('@{}'),
    },
    portRangeParameter,
    ...keepAddressParameters(scenario),
    {
      name: 'AfterRuntime',
      type: '[switch]',
      mandatory: true,
      set: 'AfterRuntime',
      help: 'Pulls images and cleans the network, once the runtime is installed',
    },
    ...networkParameters(scenario),
  ]
}
