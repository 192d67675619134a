import { testLint } from '../../../testing/test-lint.ts'
import { poolAccepted } from './pool-accepted.ts'

const az = (more: string) =>
  `az aks nodepool add -g a --cluster-name b --os-type Windows --name npwin ${more}\n`
const made = (more: string) => `az aks create -g a -n b --network-plugin azure ${more}\n`
const account = '--windows-admin-username azureuser'
const groups = (group: string) =>
  `  self_managed_node_groups = {\n    win = {\n      platform = "windows"\n      ${group}\n    }\n  }\n`
const eksctl = (list: string, group: string) => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: { name: a, region: eu-west-1 }
${list}:
  - name: linux
    amiFamily: AmazonLinux2023
    volumeName: /dev/xvda
  - name: win
    amiFamily: WindowsServer2022CoreContainer
    ${group}
`
const karpenter = (family: string, more: string) =>
  `apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: { name: a }\nspec:\n  amiSelectorTerms: [{ alias: ${family}@latest }]\n${more}\n`
const device = (name: string) =>
  `  blockDeviceMappings: [{ deviceName: ${name}, ebs: { volumeSize: 100Gi } }]`
const template = (name: string) => `data "aws_ami" "a" {
  filter {
    name   = "name"
    values = ["Windows_Server-2022-English-Core-EKS_Optimized-1.31-*"]
  }
}
resource "aws_launch_template" "a" {
  image_id = data.aws_ami.a.id
  block_device_mappings {
    device_name = "${name}"
    ebs {
      volume_size = 100
    }
  }
}
`
const asg = (more: string) =>
  `{\n      name = "win"\n      platform = "windows"\n      asg_max_size = "4"\n      ${more}\n}\n`
const inside = (more: string) => `resource "azurerm_kubernetes_cluster" "a" {
  name = "a"
  agent_pool_profile {
    name    = "\${var.name}"
    os_type = "Windows"
  }
  network_profile {
    network_plugin = "azure"
  }
${more}}
`

testLint(poolAccepted, {
  valid: [
    { name: 'a load balancer for pools', text: made(`${account} --load-balancer-sku standard`) },
    { name: 'Basic without Windows', text: made('--load-balancer-sku basic') },
    { name: 'scale sets', text: az('--vm-set-type VirtualMachineScaleSets') },
    { name: 'graphics of NVIDIA', text: az('--node-vm-size Standard_NC4as_T4_v3') },
    { name: 'taints that stay', text: az('--node-taints os=windows:NoSchedule') },
    {
      name: 'the disk of Windows',
      text: groups('block_device_mappings = [{ device_name = "/dev/sda1" }]'),
    },
    {
      name: 'a further disk',
      text: groups('block_device_mappings = [{ device_name = "/dev/xvdb" }]'),
    },
    {
      name: 'flags of Windows',
      text: groups(`bootstrap_extra_args = "-KubeletExtraArgs '--v=2'"`),
    },
    {
      name: 'Linux groups of the module',
      text: groups('bootstrap_extra_args = "--kubelet-extra-args \'--v=2\'"').replace(
        'platform = "windows"',
        'platform = "linux"',
      ),
    },
    {
      name: 'the disk of a Linux group beside',
      text: eksctl('managedNodeGroups', 'volumeSize: 100'),
    },
    {
      name: 'commands before the start',
      text: eksctl('managedNodeGroups', 'preBootstrapCommands: ["Get-Date"]'),
    },
    { name: 'the disk of Karpenter', text: karpenter('windows2022', device('/dev/sda1')) },
    { name: 'that of a Linux class', text: karpenter('al2023', device('/dev/xvda')) },
    {
      name: 'user data of PowerShell',
      text: karpenter('windows2022', '  userData: Write-Host hello'),
    },
    { name: 'the newest image', text: karpenter('windows2022', '  amiFamily: Windows2022') },
    { name: 'a family of one’s own', text: karpenter('windows2022', '  amiFamily: Custom') },
    {
      name: 'a version of Linux images',
      text: karpenter('al2023', '').replace('@latest', '@v20240807'),
    },
    {
      name: 'a cluster of Linux',
      text: 'eksctl create cluster --name a --node-ami-family AmazonLinux2023\n',
    },
    { name: 'a template with its disk', text: template('/dev/sda1') },
    {
      name: 'the root of Windows by name',
      text: asg('root_volume_size = "150"\n root_block_device_name = "/dev/sda1"'),
    },
    { name: 'an account', text: made(account) + az('') },
    { name: 'a pool that is added later', text: made('') + az('') },
    {
      name: 'a pool inside, and an account',
      text: inside('  windows_profile {\n    admin_username = "a"\n  }\n'),
    },
    {
      name: 'Calico since 1.20',
      text: made(`${account} --kubernetes-version 1.21.2 --network-policy calico`),
    },
    { name: 'Calico without a version', text: made(`${account} --network-policy calico`) },
  ],
  invalid: [
    {
      name: 'a load balancer for one pool',
      text: made(`${account} --load-balancer-sku basic`),
      messages: [/SKU Basic/],
      severity: 'error',
    },
    {
      name: 'single machines',
      text: az('--vm-set-type VirtualMachines'),
      messages: [/single virtual machines/],
      severity: 'warning',
    },
    { name: 'a gateway', text: az('--gateway-prefix-size 30'), messages: [/gateway/] },
    {
      name: 'taints at first',
      text: az('--node-init-taints a=b:NoSchedule'),
      messages: [/initialization/],
    },
    { name: 'graphics of AMD', text: az('--node-vm-size Standard_NV8as_v4'), messages: [/AMD/] },
    {
      name: 'a SKU of Linux',
      text: 'resource "azurerm_kubernetes_cluster_node_pool" "a" {\n  name = "win"\n  os_type = "Windows"\n  os_sku = "Ubuntu"\n}\n',
      messages: [/for Linux, but the pool is for Windows/],
      severity: 'error',
    },
    {
      name: 'the disk of Linux',
      text: groups('block_device_mappings = [{ device_name = "/dev/xvda" }]'),
      messages: [/a second disk/],
      severity: 'error',
    },
    {
      name: 'flags of Linux, without the head of the module',
      text: groups(`bootstrap_extra_args = "--kubelet-extra-args '--v=2'"`),
      messages: [/start script for Linux/],
      severity: 'error',
    },
    {
      name: 'the disk of Linux in eksctl',
      text: eksctl('nodeGroups', 'volumeName: /dev/xvda'),
      messages: [/a second disk/],
    },
    {
      name: 'a start of one’s own',
      text: eksctl('managedNodeGroups', 'overrideBootstrapCommand: a'),
      messages: [/overrideBootstrapCommand, which eksctl refuses/],
      severity: 'error',
    },
    {
      name: 'the disk of Linux in Karpenter',
      text: karpenter('windows2022', device('/dev/xvda')),
      messages: [/a second disk/],
    },
    {
      name: 'user data of a shell',
      text: karpenter('windows2022', '  userData: |\n    #!/bin/bash\n    echo'),
      messages: [/which Windows does not have/],
    },
    {
      name: 'a version of Windows images',
      text: karpenter('windows2022', '').replace('@latest', '@v20240807'),
      messages: [/the version latest alone/],
      severity: 'error',
    },
    {
      name: 'another family',
      text: karpenter('windows2022', '  amiFamily: Windows2019'),
      messages: [/names images of another family/],
      severity: 'error',
    },
    {
      name: 'a cluster of Windows',
      text: 'eksctl create cluster --name a \\\n  --node-ami-family WindowsServer2022FullContainer --nodes 2\n',
      messages: [/CoreDNS needs a Linux node/],
      severity: 'warning',
    },
    {
      name: 'the disk of Linux in a template',
      text: template('/dev/xvda'),
      messages: [/a second disk/],
    },
    {
      name: 'a root disk of the module',
      text: asg('root_volume_size = "150"'),
      messages: [/device name of Linux/],
      severity: 'warning',
    },
    {
      name: 'a pool inside',
      text: inside(''),
      messages: [/has a Windows pool and no windows_profile/],
    },
    {
      name: 'Calico before 1.20',
      text: made(`${account} --kubernetes-version 1.19.3 --network-policy calico`),
      messages: [/from Kubernetes 1\.20 on/],
      severity: 'warning',
    },
  ],
})
