import { catalog } from '../../../catalog/catalog.ts'
import { downloads } from '../../../catalog/downloads.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'
import { nodePaths, type Layout } from '../node-paths.ts'
import { asked, fetched, type NodeDownload } from './fetched.ts'

type NetworkScenario = Layout & Pick<Scenario, 'cniRelease' | 'ipam'>

/** The programs of the network plugin, and the module that talks to HNS. */
export function networkParts(scenario: NetworkScenario): readonly NodeDownload[] {
  const paths = nodePaths(scenario)
  const plugin = catalog.cni[scenario.cni]
  const version = scenario.cniRelease.replace(/^v/, '')
  const decisions: readonly DecisionId[] = [
    'cni',
    'cniRelease',
    'containerRuntime',
    'installDirectory',
  ]
  const parts: NodeDownload[] = [
    {
      ...fetched(downloads['hns-psm1'], {
        version: Object.keys(downloads['hns-psm1'].checksum.pinned ?? {})[0] ?? '',
        destination: paths.hnsModule,
        decisions: ['installDirectory'],
      }),
      url: downloads['hns-psm1'].others?.[0]?.url.value ?? '',
    },
  ]
  const reference = (release: string) =>
    fetched(downloads['cni-plugins'], {
      version: release,
      destination: paths.cniBin,
      unpack: 'tar',
      decisions,
    })
  switch (plugin.repository) {
    case 'containernetworking/plugins':
      parts.push(reference(version))
      break
    case 'microsoft/windows-container-networking':
      parts.push(
        fetched(downloads['windows-container-networking'], {
          version,
          destination: paths.cniBin,
          unpack: 'zip',
          decisions,
        }),
      )
      if (scenario.ipam === 'host-local') {
        parts.push(reference(downloads['cni-plugins'].newest?.value ?? ''))
      }
      break
    case 'Azure/azure-container-networking':
      parts.push(
        fetched(downloads['azure-cni'], {
          version,
          destination: paths.cniBin,
          unpack: 'zip',
          decisions,
        }),
      )
      break
    case 'projectcalico/calico':
      // The operator brings its own images where HostProcess pods run.
      if (scenario.containerRuntime !== 'containerd') parts.push(...calicoParts(version, decisions))
      break
    case 'aws/amazon-vpc-cni-plugins':
      parts.push(
        asked('Amazon VPC CNI plugins', 'vpc-bridge.zip', 'VpcBridge', version, paths.cniBin),
      )
      break
  }
  if (scenario.cni === 'flannel') parts.push(...flannelParts(scenario))
  if (scenario.cni === 'ovn-kubernetes') {
    parts.push(
      asked('OVN hybrid overlay', 'hybrid-overlay-node.zip', 'HybridOverlay', '', paths.install),
    )
  }
  return parts
}

/** The installer expects the archive where it lies here. */
function calicoParts(version: string, decisions: readonly DecisionId[]): readonly NodeDownload[] {
  const calico = downloads['calico-windows']
  const installer = calico.others?.[0]?.url.value ?? ''
  return [
    fetched(calico, { version, destination: String.raw`C:\calico-windows.zip`, decisions }),
    {
      ...fetched(calico, { version, destination: calicoInstaller, decisions }),
      name: 'Calico installer',
      file: 'install-calico-windows.ps1',
      url: installer.replaceAll('{version}', () => version),
    },
  ]
}

export const calicoInstaller = String.raw`C:\install-calico-windows.ps1`

function flannelParts(scenario: NetworkScenario): readonly NodeDownload[] {
  const { flanneld, cniBin } = nodePaths(scenario)
  const decisions: readonly DecisionId[] = ['cni']
  return [
    fetched(downloads.flanneld, {
      version: downloads.flanneld.newest?.value ?? '',
      destination: flanneld,
      decisions,
    }),
    fetched(downloads['flannel-cni'], {
      version: downloads['flannel-cni'].newest?.value ?? '',
      destination: `${cniBin}\\flannel.exe`,
      decisions: ['cni', 'containerRuntime', 'installDirectory'],
    }),
  ]
}
