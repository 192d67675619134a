import { testImporter } from '../testing/test-importer.ts'
import { bicepFile } from './bicep-file.ts'

testImporter(bicepFile, [
  {
    name: 'a pool in Bicep',
    text: `resource pool 'Microsoft.ContainerService/managedClusters/agentPools@2026-02-01' = {
  parent: aks
  name: 'npwin'
  properties: {
    osType: 'Windows'
    osSKU: 'WindowsAnnual'
    orchestratorVersion: '1.32'
    maxPods: 30
  }
}`,
    reads: [
      ['platform', 'aks', 1],
      ['pool.name', 'npwin', 3],
      ['windowsRelease', '23H2', 6],
      ['kubernetesVersion', '1.32', 7],
      ['maxPods', 30, 8],
    ],
  },
  {
    name: 'a pool with parameters in Bicep',
    text: `param windowsPoolName string
resource pool 'Microsoft.ContainerService/managedClusters/agentPools@2026-02-01' = {
  name: windowsPoolName
  properties: {
    osType: 'Windows'
    osSKU: 'Windows2022'
    maxPods: 30
  }
}`,
    reads: [['maxPods', 30, 7]],
    never: ['pool.name'],
  },
  {
    name: 'a pool that a module of Bicep makes, whose own name is none of the pool',
    text: `targetScope='resourceGroup'
module aks '../main.bicep' = {
  name: 'cluster'
  params: {
    osType: 'Linux'
    osSKU: 'Ubuntu'
  }
}
module windowsPool '../pool.bicep' = {
  name: 'windows-pool-of-this-deployment'
  params: {
    AksName: aks.outputs.name
    PoolName: 'win'
    maxPods: 40
    osType: 'Windows'
    osSKU: 'Windows2022'
  }
}`,
    reads: [
      ['platform', 'aks', 9],
      ['pool.name', 'win', 13],
      ['maxPods', 40, 14],
      ['windowsRelease', 'ltsc2022', 16],
    ],
  },
  {
    name: 'pools inside a cluster in Bicep',
    text: `@description('where it runs')
param location string = 'westeurope'

resource aks 'Microsoft.ContainerService/managedClusters@2025-05-01' = {
  name: 'aks-b'
  properties: {
    kubernetesVersion: '1.34'
    agentPoolProfiles: [
      {
        name: 'sys'
        osType: 'Linux'
        maxPods: 110
      }
      {
        name: 'win'
        osType: 'Windows'
        osSKU: 'Windows2022'
        maxPods: 40
      }
    ]
    networkProfile: {
      networkPlugin: 'azure'
      serviceCidr: '10.1.0.0/16'
      dnsServiceIP: '10.1.0.10'
    }
  }
}`,
    reads: [
      ['pool.name', 'win', 15],
      ['windowsRelease', 'ltsc2022', 17],
      ['maxPods', 40, 18],
      ['controlPlaneVersion', '1.34', 7],
      ['serviceCIDR', '10.1.0.0/16', 23],
      ['clusterDNS', '10.1.0.10', 24],
    ],
  },
])
