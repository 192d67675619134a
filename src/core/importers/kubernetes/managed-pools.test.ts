import { testImporter } from '../../testing/test-importer.ts'
import { kubernetesObjects } from '../kubernetes-objects.ts'

const object = (group: string, kind: string, spec: string) =>
  `apiVersion: ${group}/v1\nkind: ${kind}\nmetadata:\n  name: win\nspec:\n${spec}`
const infrastructure = 'infrastructure.cluster.x-k8s.io'

testImporter(kubernetesObjects, [
  {
    name: 'pool of AKS that Cluster API makes',
    text: object(
      infrastructure,
      'AzureManagedMachinePool',
      '  mode: System\n  osType: Windows\n  sku: Standard_D4s_v3\n  maxPods: 30\n',
    ),
    reads: [
      ['platform', 'aks', 2],
      ['joinMethod', 'node-pool', 2],
      ['pool.name', 'win', 4],
      ['pool.mode', 'System', 6],
      ['maxPods', 30, 9],
    ],
  },
  {
    name: 'cluster of GKE that Config Connector makes',
    text: object(
      'container.cnrm.cloud.google.com',
      'ContainerCluster',
      '  minMasterVersion: "1.33"\n  ipAllocationPolicy:\n    clusterIpv4CidrBlock: 10.4.0.0/14\n    servicesIpv4CidrBlock: 10.0.32.0/20\n',
    ),
    reads: [
      ['platform', 'gke', 2],
      ['controlPlaneVersion', '1.33', 6],
      ['clusterCIDR', '10.4.0.0/14', 8],
      ['serviceCIDR', '10.0.32.0/20', 9],
    ],
  },
  {
    name: 'pool of AKS for Linux, and one that does not say',
    text: object(infrastructure, 'AzureManagedMachinePool', '  mode: System\n  sku: a\n'),
    reads: [],
    never: ['platform', 'pool.name', 'pool.mode'],
  },
  {
    name: 'cluster of AKS that Cluster API makes',
    text: object(
      infrastructure,
      'AzureManagedControlPlane',
      '  version: v1.33.2\n  networkPlugin: kubenet\n  networkPolicy: calico\n',
    ),
    reads: [
      ['platform', 'aks', 2],
      ['controlPlaneVersion', '1.33', 6],
      ['aks.networkPlugin', 'kubenet', 7],
      ['aks.networkPolicy', 'calico', 8],
    ],
  },
  {
    name: 'pool of the operator for Azure inside one of Cluster API, named in Azure',
    text: object(
      infrastructure,
      'AzureASOManagedMachinePool',
      `  resources:
  - apiVersion: containerservice.azure.com/v1api20240901
    kind: ManagedClustersAgentPool
    metadata: { name: shop-win }
    spec:
      azureName: windows1
      osType: Windows
      osSKU: Windows2019
      orchestratorVersion: 1.33.1
      windowsProfile:
        disableOutboundNat: true
`,
    ),
    reads: [
      ['platform', 'aks', 8],
      ['pool.name', 'windows1', 11],
      ['windowsRelease', 'ltsc2019', 13],
      ['kubernetesVersion', '1.33', 14],
      ['pool.disableOutboundNat', 'true', 16],
    ],
  },
  {
    name: 'pools within a cluster of the operator for Azure',
    text: object(
      'containerservice.azure.com',
      'ManagedCluster',
      `  kubernetesVersion: "1.32"
  networkProfile:
    networkPlugin: azure
    serviceCidr: 10.0.0.0/16
  agentPoolProfiles:
  - { name: sys, osType: Linux, mode: System }
  - { name: win, osType: Windows, osSKU: Windows2022 }
`,
    ),
    reads: [
      ['controlPlaneVersion', '1.32', 6],
      ['cni', 'azure-vnet', 8],
      ['serviceCIDR', '10.0.0.0/16', 9],
      ['windowsRelease', 'ltsc2022', 12],
    ],
  },
  {
    name: 'pools of Crossplane',
    text: `${object(
      'containerservice.azure.upbound.io',
      'KubernetesClusterNodePool',
      '  forProvider:\n    osType: Windows\n    osSku: Windows2022\n    orchestratorVersion: "1.31"\n',
    )}---\n${object('container.gcp.upbound.io', 'NodePool', '  forProvider:\n    nodeConfig:\n    - imageType: WINDOWS_SAC\n')}`,
    reads: [
      ['windowsRelease', 'ltsc2022', 8],
      ['kubernetesVersion', '1.31', 9],
      ['pool.imageType', 'WINDOWS_SAC', 18],
      ['platform', 'gke', 12],
    ],
  },
  {
    name: 'node group that a controller of AWS makes',
    text: object(
      'eks.services.k8s.aws',
      'Nodegroup',
      '  amiType: WINDOWS_CORE_2019_x86_64\n  version: "1.29"\n',
    ),
    reads: [
      ['platform', 'eks', 2],
      ['windowsRelease', 'ltsc2019', 6],
      ['kubernetesVersion', '1.29', 7],
    ],
  },
  {
    name: 'cluster whose ranges GKE chooses',
    text: object(
      'container.cnrm.cloud.google.com',
      'ContainerCluster',
      '  ipAllocationPolicy:\n    clusterIpv4CidrBlock: /14\n',
    ),
    reads: [['platform', 'gke', 2]],
    never: ['clusterCIDR'],
  },
  {
    name: 'what a template has yet to fill in',
    text: object(
      infrastructure,
      'AzureManagedMachinePool',
      '  name: ${CLUSTER_NAME}-pool2\n  osType: Windows\n  maxPods: ${MAX_PODS}\n',
    ),
    reads: [['platform', 'aks', 2]],
    never: ['pool.name', 'maxPods'],
  },
  {
    name: 'an object of that kind of somebody else',
    text: object('example.com', 'NodeGroup', '  osType: Windows\n  amiType: WINDOWS_CORE\n'),
    reads: [],
    never: ['platform', 'joinMethod'],
  },
])
