import { testImporter } from '../testing/test-importer.ts'
import { aksObjects } from './aks-objects.ts'

testImporter(aksObjects, [
  {
    name: 'a cluster',
    text: `{
  "agentPoolProfiles": [
    { "name": "nodepool1", "osType": "Linux", "osSku": "Ubuntu", "mode": "System" },
    {
      "maxPods": 30,
      "mode": "User",
      "name": "npwin",
      "orchestratorVersion": "1.32.5",
      "osSku": "Windows2022",
      "osType": "Windows",
      "vmSize": "Standard_D4s_v5"
    }
  ],
  "kubernetesVersion": "1.33.1",
  "networkProfile": {
    "dnsServiceIp": "10.0.0.10",
    "networkPlugin": "azure",
    "podCidr": "10.244.0.0/16",
    "serviceCidr": "10.0.0.0/16"
  }
}`,
    reads: [
      ['maxPods', 30, 5],
      ['pool.mode', 'User', 6],
      ['pool.name', 'npwin', 7],
      ['kubernetesRelease', '1.32.5', 8],
      ['windowsRelease', 'ltsc2022', 9],
      ['pool.machineType', 'Standard_D4s_v5', 11],
      ['kubernetes.serverVersion', '1.33.1', 14],
      ['clusterDNS', '10.0.0.10', 16],
      ['aks.networkPlugin', 'azure', 17],
      ['clusterCIDR', '10.244.0.0/16', 18],
      ['serviceCIDR', '10.0.0.0/16', 19],
    ],
  },
  {
    name: 'a template',
    text: `{
  "resources": [
    {
      "type": "Microsoft.ContainerService/managedClusters/agentPools",
      "name": "npwin",
      "properties": {
        "osType": "Windows",
        "osSKU": "Windows2025"
      }
    }
  ]
}`,
    reads: [
      ['pool.name', 'npwin', 5],
      ['windowsRelease', 'ltsc2025', 8],
    ],
  },
])
