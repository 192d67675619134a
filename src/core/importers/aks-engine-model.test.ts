import { testImporter } from '../testing/test-importer.ts'
import { aksEngineModel } from './aks-engine-model.ts'

const model = (osType: string) => `{
  "apiVersion": "vlabs",
  "properties": {
    "orchestratorProfile": {
      "orchestratorRelease": "1.18",
      "kubernetesConfig": {
        "networkPlugin": "azure",
        "containerRuntime": "docker",
        "serviceCidr": "10.0.0.0/16"
      }
    },
    "agentPoolProfiles": [{ "name": "pool2", "osType": "${osType}" }],
    "windowsProfile": { "imageVersion": "17763.1217.200513" }
  }
}`

testImporter(aksEngineModel, [
  {
    name: 'direct server return of its Windows nodes',
    text: model('Windows').replace(
      '"orchestratorProfile"',
      '"featureFlags": { "enableWinDSR": true },\n"orchestratorProfile"',
    ),
    reads: [['directServerReturn', true, 4]],
  },
  {
    name: 'where the cluster is made',
    text: model('Windows'),
    reads: [['platform', 'azure', 4]],
  },
  {
    name: 'the range of a virtual network of its own',
    text: model('Windows').replace(
      '"orchestratorProfile"',
      '"masterProfile": { "vnetCidr": "10.224.0.0/12" },\n"orchestratorProfile"',
    ),
    reads: [['virtualNetworks', ['10.224.0.0/12'], 4]],
  },
  {
    name: 'a cluster on Azure Stack',
    text: model('Windows').replace(
      '"windowsProfile"',
      '"customCloudProfile": {}, "windowsProfile"',
    ),
    reads: [['cni', 'azure-vnet', 7]],
    never: ['platform'],
  },
  {
    name: 'a model whose end was not pasted, with a plan of Azure',
    text: `{
  "properties": {
    "orchestratorProfile": { "orchestratorVersion": "1.18.4" },
    "windowsProfile": { "windowsSku": "2019-Datacenter-Core-smalldisk" },
    "agentPoolProfiles": [{ "name": "pool2", "osType": "Windows" }],`,
    reads: [
      ['kubernetesRelease', '1.18.4', 3],
      ['windowsRelease', 'ltsc2019', 4],
    ],
  },
  {
    name: 'the release as acs-engine has it',
    text: `{
  "properties": {
    "orchestratorProfile": { "orchestratorVersion": "1.18.4" },
    "windowsProfile": { "agentWindowsSku": "Datacenter-Core-1803-with-Containers-smalldisk" },
    "agentPoolProfiles": [{ "name": "pool2", "osType": "Windows" }],`,
    reads: [['windowsRelease', '1803', 4]],
  },
  {
    name: 'a cluster with a Windows pool',
    text: model('Windows'),
    reads: [
      ['kubernetesVersion', '1.18', 5],
      ['cni', 'azure-vnet', 7],
      ['containerRuntime', 'docker', 8],
      ['serviceCIDR', '10.0.0.0/16', 9],
      ['windowsRelease', 'ltsc2019', 13],
      ['windowsRevision', 1217, 13],
    ],
  },
  {
    name: 'the isolation that its pods get where they name none',
    text: model('Windows').replace(
      '"windowsProfile": {',
      '"windowsProfile": { "windowsRuntimes": { "default": "hyperv", "hypervRuntimes": [] },',
    ),
    reads: [['isolation', 'hyperv', 13]],
  },
  {
    name: 'a cluster without one',
    text: model('Linux'),
    reads: [],
    never: ['kubernetesVersion', 'windowsRelease'],
  },
])
