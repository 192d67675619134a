import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { platformsIn } from './platform-marks.ts'

const read = (text: string) =>
  platformsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, raw }) => [name, value, raw],
  )

test.each([
  ['  providerID: aws:///us-east-1a/i-0abc', 'aws', 'aws:///us-east-1a/i-'],
  [
    'ProviderID:  azure:///subscriptions/0000/resourceGroups/rg',
    'azure',
    'azure:///subscriptions/',
  ],
  ['ProviderID:  gce://my-project/us-central1-a/win-1', 'gcp', 'gce://my-project/'],
  ['ProviderID: vsphere://4213e9a1-0000', 'vsphere', 'vsphere://4213e9a1-'],
  [
    'vmware-system-csi   vsphere-csi-node-windows-7xkqp   3/3   Running   0   4d',
    'vsphere',
    'vsphere-csi-node-windows',
  ],
  ['System Manufacturer:       VMware, Inc.', 'vsphere', 'VMware, Inc.'],
  ['System Manufacturer:       Amazon EC2', 'aws', 'Amazon EC2'],
  ['akswin000002   Ready   agent', 'aks', 'akswin000002'],
  ['server: https://demo-12ab.hcp.westeurope.azmk8s.io:443', 'aks', '.azmk8s.io'],
  [
    'ip-10-0-1-5.eu-west-1.compute.internal NotReady',
    'aws',
    'ip-10-0-1-5.eu-west-1.compute.internal',
  ],
  ['kubelet v1.27.3-eks-a5565ad', 'eks', '-eks-a5565ad'],
  ['602401143452.dkr.ecr.us-west-2.amazonaws.com/eks/pause:3.5', 'eks', '.amazonaws.com/eks/'],
  [
    'Manufacturer  Model\n------------  -----\nVMware, Inc.  VMware7,1',
    'vsphere',
    'VMware, Inc.  VMware7,1',
  ],
  ['Amazon EC2   m5.large', 'aws', 'Amazon EC2   m5.large'],
  ['Google       Google Compute Engine', 'gcp', 'Google       Google Compute Engine'],
  ['gke-demo-winpool-1a2b3c4d-x9yz Ready', 'gke', 'gke-demo-winpool-1a2b3c4d-x9yz'],
])('%s', (text, platform, raw) => expect(read(text)).toEqual([['platform', platform, raw]]))

test.each([
  'apiVersion: anywhere.eks.amazonaws.com/v1alpha1',
  'kubectl get vspheremachineconfigs.anywhere.eks.amazonaws.com/v1alpha1 -A',
])('no EKS in %s', (text) =>
  expect(read(text)).toEqual([
    ['cluster.distribution', 'eks-anywhere', 'anywhere.eks.amazonaws.com/v'],
  ]),
)

test('the releases of EKS Distro are none of EKS', () =>
  expect(read('apiVersion: distro.eks.amazonaws.com/v1alpha1')).toEqual([]))

test('who asks for an address of the VPC gets it of its plugin', () =>
  expect(read('  limits:\n    vpc.amazonaws.com/PrivateIPv4Address: "1"')).toEqual([
    ['platform', 'eks', 'vpc.amazonaws.com/PrivateIPv4Address'],
    ['cni', 'vpc-bridge', 'vpc.amazonaws.com/PrivateIPv4Address'],
  ]))

test('a distribution marks its folders', () =>
  expect(read(String.raw`path=C:\var\lib\rancher\rke2\agent\etc`)).toEqual([
    ['cluster.distribution', 'rke2', String.raw`\rancher\rke2`],
  ]))

test('a distribution marks its releases', () =>
  expect(read('win1 Ready v1.27.3+rke2r1\nwin2 Ready v1.27.3+rke2r1')).toEqual([
    ['cluster.distribution', 'rke2', '+rke2r1'],
  ]))

test.each([
  'aks-engine deploy',
  'https://docs.aws.amazon.com/eks',
  'awsome gce',
  'VMware, Inc. has a page on it.',
  'Amazon EC2 is where the others run.',
  'talks to akswin',
])('nothing: %s', (text) => expect(read(text)).toEqual([]))

const rolesIn = (text: string) => read(text).filter(([name]) => name === 'rke2.role')

test.each([
  './install.ps1 -Type server -Version v1.30.4+rke2r1',
  '# rke2 on Windows\n$env:INSTALL_RKE2_TYPE = "server"\n./install.ps1',
])('a server of RKE2 on Windows: %s', (text) =>
  expect(rolesIn(text)).toEqual([['rke2.role', 'server', 'server']]),
)

test.each([
  './install.ps1 -Type agent -Version v1.30.4+rke2r1',
  'curl -sfL https://get.rke2.io | INSTALL_RKE2_TYPE=server sh -',
  'We do not run the RKE2 server on Windows.',
  'Someone suggested rke2.exe server run on Windows, we use the agent.',
  'The RKE2 server on Windows is not supported.',
  'The RKE2 servers are Linux, the agent is on Windows Server 2022.',
])('no server of RKE2 on Windows: %s', (text) => expect(rolesIn(text)).toEqual([]))

test.each([
  ['az aks show -g rg -n c1', 'aks'],
  ['aws eks describe-cluster --name c1', 'eks'],
  ['gcloud container clusters describe c1', 'gke'],
])('%s shows a cluster of its platform', (command, platform) => {
  const doc = toDocument('a.txt', {
    lines: linesOf('{}'),
    isFenced: false,
    command,
    commandLine: 1,
  })
  expect(platformsIn(doc)).toMatchObject([{ decision: 'platform', value: platform, line: 1 }])
})
