import { testImporter } from '../testing/test-importer.ts'
import { gkeObjects } from './gke-objects.ts'

testImporter(gkeObjects, [
  {
    name: 'a pool alone with its limit of pods',
    text: `config:
  imageType: WINDOWS_LTSC_CONTAINERD
  windowsNodeConfig:
    osVersion: OS_VERSION_LTSC2022
maxPodsConstraint:
  maxPodsPerNode: '64'
name: win-apps
version: 1.33.2-gke.1240000
`,
    reads: [
      ['windowsRelease', 'ltsc2022', 4],
      ['maxPods', 64, 6],
      ['pool.name', 'win-apps', 7],
      ['kubernetesRelease', '1.33.2', 8],
    ],
  },
  {
    name: 'a cluster without its pools',
    text: `clusterIpv4Cidr: 10.20.0.0/14
currentMasterVersion: 1.33.5-gke.1162000
ipAllocationPolicy:
  useRoutes: true
location: us-central1
servicesIpv4Cidr: 10.24.0.0/20
`,
    reads: [
      ['clusterCIDR', '10.20.0.0/14', 1],
      ['kubernetes.serverVersion', '1.33.5-gke.1162000', 2],
      ['gke.cluster', 'routes-based', 4],
      ['serviceCIDR', '10.24.0.0/20', 6],
    ],
  },
  {
    name: 'a cluster with pools of both systems',
    text: `autopilot: {}
clusterIpv4Cidr: 10.8.0.0/14
currentMasterVersion: 1.33.3-gke.1136000
name: shop
nodePools:
- config:
    imageType: COS_CONTAINERD
    machineType: e2-standard-4
  name: default-pool
  version: 1.33.3-gke.1136000
- autoscaling:
    enabled: true
  config:
    imageType: WINDOWS_LTSC_CONTAINERD
    machineType: n2-standard-4
    windowsNodeConfig:
      osVersion: OS_VERSION_LTSC2022
  name: win
  version: 1.33.2-gke.1240000
servicesIpv4Cidr: 10.12.0.0/20
`,
    reads: [
      ['clusterCIDR', '10.8.0.0/14', 2],
      ['kubernetes.serverVersion', '1.33.3-gke.1136000', 3],
      ['pool.machineType', 'n2-standard-4', 15],
      ['windowsRelease', 'ltsc2022', 17],
      ['pool.name', 'win', 18],
      ['kubernetesRelease', '1.33.2', 19],
      ['serviceCIDR', '10.12.0.0/20', 20],
    ],
    never: ['pool.imageType', 'gke.autopilot'],
  },
  {
    name: 'the same as JSON, one of Autopilot',
    text: `{
  "autopilot": { "enabled": true },
  "currentMasterVersion": "1.32.4-gke.100",
  "nodePools": [],
  "releaseChannel": { "channel": "EXTENDED" },
  "servicesIpv4Cidr": "34.118.224.0/20"
}`,
    reads: [
      ['gke.autopilot', true, 2],
      ['kubernetes.serverVersion', '1.32.4-gke.100', 3],
      ['gke.releaseChannel', 'extended', 5],
      ['serviceCIDR', '34.118.224.0/20', 6],
    ],
  },
  {
    name: 'a pool of the time of Docker',
    text: `config:
  diskSizeGb: 100
  imageType: WINDOWS_LTSC
  machineType: n1-standard-4
name: win
status: RUNNING
version: 1.21.5-gke.1302
`,
    reads: [
      ['pool.olderImageType', 'WINDOWS_LTSC', 3],
      ['pool.name', 'win', 5],
      ['kubernetesRelease', '1.21.5', 7],
    ],
    never: ['pool.imageType'],
  },
])
