import { inferred, verified } from '../fact.ts'
import { azureNetwork } from './azure.ts'
import { definePlatform, type PoolReleases } from './define.ts'

const versions = 'aks-docs supported-kubernetes-versions.md'

/** Windows releases that AKS offers, by Kubernetes minor; the service has a matrix of its own. */
const releases: PoolReleases = {
  ltsc2019: {
    kubernetes: verified({ through: '1.32' }, [
      'aks-docs includes/windows-server-2019-retirement.md#L10',
    ]),
    retirement: verified({ supportEnd: '2026-03-01', imagesRemoved: '2027-04-01' }, [
      'aks-docs includes/windows-server-2019-retirement.md#L10',
      'aks-changelog#L168',
    ]),
  },
  ltsc2022: {
    kubernetes: verified({ from: '1.23', through: '1.36' }, [
      'aks-docs includes/windows-server-2022-retirement.md#L10',
      'aks-docs windows-best-practices.md#L44',
    ]),
    retirement: verified({ supportEnd: '2028-06-30', imagesRemoved: '2029-06-30' }, [
      'aks-docs includes/windows-server-2022-retirement.md#L10',
    ]),
  },
  '23H2': {
    kubernetes: verified({ from: '1.28', through: '1.33' }, [
      'aks-docs windows-annual-channel.md#L27-L30',
      'aks-docs includes/windows-annual-channel-retirement.md#L10',
    ]),
    retirement: verified({ supportEnd: '2026-05-15', imagesRemoved: '2027-05-15' }, [
      'aks-docs includes/windows-annual-channel-retirement.md#L10',
    ]),
    lastPools: verified('2026-05-15', ['aks-changelog#L10']),
  },
  ltsc2025: {
    kubernetes: verified({ from: '1.32' }, [
      'aks-docs upgrade-windows-os.md#L27',
      'aks-docs windows-best-practices.md#L44',
    ]),
  },
}

export const aks = definePlatform({
  id: 'aks',
  name: 'AKS',
  sentence: 'Azure Kubernetes Service: Azure makes the node, from a pool.',
  ...azureNetwork,
  forbiddenRanges: verified(
    ['169.254.0.0/16', '172.30.0.0/16', '172.31.0.0/16', '192.0.2.0/24'],
    ['aksdocs-legacy#L60', 'aksdocs-plan#L53'],
  ),
  pool: {
    windows: verified(true, ['aks-docs create-node-pools.md#L529']),
    cni: verified('azure-vnet', ['aks-docs windows-best-practices.md#L80']),
    networkMode: inferred('l2bridge', ['aks-docs concepts-network-azure-cni-overlay.md#L96']),
    supportsOwnCniAlone: verified(true, [
      'aks-docs configure-kubenet.md#L36',
      'aks-docs windows-vs-linux-containers.md#L42',
      'github Azure/AKS/issues/3891',
    ]),
    releases,
    otherReleases: verified('no image', ['aks-docs upgrade-os-version.md#L50'], { lasting: true }),
    minors: {
      '1.32': verified({ standard: '2026-03', extended: '2027-03' }, [`${versions}#L50`]),
      '1.33': verified({ standard: '2026-07', extended: '2027-07' }, [`${versions}#L51`]),
      '1.34': verified({ standard: '2026-11', extended: '2027-11' }, [`${versions}#L52`]),
      '1.35': verified({ standard: '2027-03', extended: '2028-03' }, [`${versions}#L53`]),
      '1.36': verified({ standard: '2027-06', extended: '2028-06' }, [`${versions}#L54`]),
      '1.37': inferred({ standard: '2027-10', extended: '2028-10' }, [`${versions}#L55`], {
        note: 'printed as a plan',
      }),
    },
    extended: verified({ name: 'long-term support (ordered apart)', forWindows: true }, [
      `${versions}#L50`,
    ]),
    hyperv: verified(false, ['aks-docs windows-best-practices.md#L44', 'aks#1792']),
    maxPods: {
      range: verified({ min: 10, max: 250 }, [
        'aks-docs concepts-network-ip-address-planning.md#L58',
        'aks-docs concepts-network-ip-address-planning.md#L62',
      ]),
      poolTotal: verified(30, ['aks-docs concepts-network-ip-address-planning.md#L71']),
    },
    gates: {
      basis: 'unsupported',
      fact: verified('of the kubelet’s fields, four can be set, and no feature gate', [
        'aks-docs custom-node-configuration.md#L115',
      ]),
    },
    proxy: verified(false, ['aks-docs http-proxy.md#L30']),
  },
})
