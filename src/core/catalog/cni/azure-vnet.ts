import { inferred, unknown, verified } from '../fact.ts'
import { defineCni, type CniMode } from './define.ts'

const withContainerd = verified({ from: '1.0.29' }, ['a-net#L55', 'a-policy#L121-L138'])

const common = {
  binary: 'azure-vnet',
  runtimeReleases: { containerd: withContainerd },
  ipam: verified(['azure-vnet-ipam', 'azure-cns'], ['a-netconf#L43-L51', 'web-net-b']),
  hnsNetworkName: verified('azure', ['a-netconf#L56', 'aks-cni-default']),
  hnsNetworkBy: verified('plugin', ['a-net']),
  exceptions: verified(
    ['clusterCIDR', 'virtualNetworks'],
    ['ab-cni#L103-L165', 'ae-cni#L76-L102', 'aks#1859'],
  ),
  excluded: verified(['serviceCIDR'], ['ab-cni#L103-L165', 'ae-cni#L76-L102']),
  hasExceptionList: true,
  routes: verified(['serviceCIDR'], ['ab-cni#L180-L195', 'ae-cni#L76-L102'], {
    note: 'left out with DSR',
  }),
  noRoutesWithDsr: verified(true, ['ab-cni#L180-L195', 'ae-cni#L76-L102']),
  podsInNodeNetwork: verified(
    ['azure-vnet-ipam', 'azure-cns'],
    ['aksdocs-legacy#L62', 'aksdocs-overlay#L74-L80'],
  ),
} satisfies Partial<CniMode>

export const azureVnet = defineCni({
  id: 'azure-vnet',
  name: 'Azure CNI',
  sentence:
    'Pods take addresses of the Azure virtual network; the plugin of AKS, kept by Microsoft.',
  modes: [
    {
      id: 'l2bridge',
      ...common,
      support: verified('supported', ['web-net-b', 'doc004', 'a-net']),
      dualStack: verified(true, ['ab#3049', 'aksdocs-overlay']),
    },
    {
      id: 'l2tunnel',
      ...common,
      support: verified('supported', ['doc004', 'web-net-b', 'acn-1.6.15#L291-L298']),
      releases: verified(
        { before: '1.6.16' },
        ['acn-1.6.15#L291-L298', 'acn-1.6.16#L226', 'acn#3113'],
        {
          note: '1.6.11.1 has the change as well',
        },
      ),
      newestRelease: verified('1.6.15', ['acn-1.6.15#L291-L298']),
      dualStack: unknown(null),
    },
  ],
  otherModes: verified('unsupported', ['doc004', 'web-net-b', 'a-net']),
  runtimes: verified(['docker', 'mirantis', 'containerd'], ['a-net#L55']),
  platforms: verified(['azure', 'aks'], ['ab-cni', 'web-net-b']),
  newestRelease: verified('1.8.12', ['acn-tags']),
  repository: 'Azure/azure-container-networking',
  binaries: ['azure-vnet.exe', 'azure-vnet-ipam.exe'],
  networkPolicy: inferred(true, ['aksdocs-overlay'], {
    note: 'through Calico on AKS; the support of Azure NPM ends in September 2026',
  }),
  ports: verified([], ['a-net']),
  file: {
    format: 'azure-vnet',
    name: verified('10-azure.conflist', ['ab-cni']),
    directories: {
      docker: verified(
        { conf: String.raw`{install}\azurecni\netconf`, bin: String.raw`{install}\azurecni\bin` },
        ['ab-cni', 'ae-cni'],
      ),
      containerd: verified(
        { conf: String.raw`{install}\azurecni\netconf`, bin: String.raw`{install}\azurecni\bin` },
        ['ab-cni', 'ae-cni'],
      ),
    },
    cniVersions: verified(
      [
        { from: '1.0.0', accepts: ['0.1.0', '0.2.0', '0.3.0', '0.3.1'] },
        { from: '1.0.6', accepts: ['0.1.0', '0.2.0', '0.3.0', '0.3.1', '0.4.0'] },
        { from: '1.6.1', accepts: ['0.1.0', '0.2.0', '0.3.0', '0.3.1', '0.4.0', '1.0.0'] },
      ],
      ['acn-1.0.0#L24', 'acn-1.0.6#L25', 'acn-1.6.1#L35'],
    ),
    cniVersion: verified('0.3.0', ['aks-cni-default', 'acn-1.0.0#L24']),
  },
  platformIpam: common.ipam,
  fabricOverlayIpam: verified(['azure-cns'], ['a-netconf#L43-L51', 'aksdocs-overlay']),
  programs: [{ download: 'azure-cni', release: 'cniRelease', unpack: 'zip', destination: '{bin}' }],
  stateFiles: verified(
    {
      paths: [
        String.raw`{install}\azure-vnet.json`,
        String.raw`{install}\azure-vnet-ipam.json`,
        String.raw`{install}\azure-vnet-ipamv6.json`,
        String.raw`{install}\azurecns\azure-endpoints.json`,
      ],
      lock: '.lock',
    },
    [
      'get-agentbaker 06836ee2301e/staging/cse/windows/provisioningscripts/cleanupnetwork.ps1#L24-L107',
    ],
  ),
  secretFiles: [String.raw`{install}\azure.json`],
})
