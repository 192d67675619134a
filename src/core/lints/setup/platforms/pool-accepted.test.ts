import { testLint } from '../../../testing/test-lint.ts'
import { poolAccepted } from './pool-accepted.ts'

const cluster = (plugin: string) => `resource "azurerm_kubernetes_cluster" "a" {
  name               = "aks-production"
  kubernetes_version = "1.34.1"
  network_profile {
    network_plugin = "${plugin}"
  }
}
`
const pool = (
  name: string,
  os = 'Windows',
) => `resource "azurerm_kubernetes_cluster_node_pool" "b" {
  name    = "${name}"
  vm_size = "Standard_D4s_v5"
  os_type = "${os}"
}
`
const streamed = (type: string, isOn: boolean) =>
  [
    ['COS_CONTAINERD', true] as const,
    [
      `${type}"\n    windows_node_config { os_version = "OS_VERSION_LTSC2022" }\n    #"`,
      isOn,
    ] as const,
  ]
    .map(
      ([image, on], i) =>
        `resource "google_container_node_pool" "p${i}" {\n  name = "p${i}"\n  cluster = "a"\n  node_config {\n    machine_type = "e2-standard-4"\n    image_type = "${image}"\n    gcfs_config {\n      enabled = ${String(on)}\n    }\n  }\n}\n`,
    )
    .join('\n')
const gke = (type: string) =>
  `gcloud container node-pools create win --cluster=a --image-type=${type} --windows-os-version=ltsc2022\n`

const az = (more: string) =>
  `az aks nodepool add -g a --cluster-name b --os-type Windows --name npwin ${more}\n`
const made = (more: string) => `az aks create -g a -n b --network-plugin azure ${more}\n`
const entry = (role: string, type: string) =>
  `resource "aws_eks_access_entry" "${role}" {\n  principal_arn = aws_iam_role.${role}.arn\n  type = "${type}"\n}\n`
const eksGroup = 'resource "aws_eks_node_group" "a" {\n  ami_type = "WINDOWS_CORE_2022_x86_64"\n}\n'
const ofKarpenter = (group: string, system = 'windows') =>
  `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: a}\nspec:\n  template:\n    spec:\n      requirements:\n      - {key: kubernetes.io/os, operator: In, values: [${system}]}\n      nodeClassRef: {group: ${group}, kind: EC2NodeClass, name: a}\n`
const ofEksctl = (metadata: string, family = 'WindowsServer2022CoreContainer') =>
  `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata:\n${metadata}\nnodeGroups:\n  - name: linux\n  - name: win\n    amiFamily: ${family}\n`
const disk = (alias: string, mapping: string) =>
  `apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: { name: a }\nspec:\n  amiSelectorTerms: [{ alias: ${alias} }]\n  blockDeviceMappings:\n  - ${mapping}\n`
const template = (image: string, device: string, size: number) =>
  `data "aws_ami" "a" {\n  filter {\n    name   = "name"\n    values = ["${image}"]\n  }\n}\nresource "aws_launch_template" "a" {\n  image_id = data.aws_ami.a.id\n  block_device_mappings {\n    device_name = "${device}"\n    ebs {\n      volume_size = ${size}\n    }\n  }\n}\n`
const windowsImage = 'Windows_Server-2022-English-Core-EKS_Optimized-1.31-*'
const groupsOf = (more: string, ...families: readonly string[]) =>
  `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: { name: a, version: "1.31" }\nnodeGroups:\n${families.map((one, i) => `  - name: g${i}\n${one === '' ? '' : `    amiFamily: ${one}\n`}`).join('')}${more}`
const variable = (name: string, value: boolean) =>
  `kubectl set env daemonset aws-node -n kube-system AWS_VPC_K8S_CNI_${name}=${String(value)}\n`
const concealed = (image: string) =>
  `resource "google_container_node_pool" "a" {\n  node_config {\n    image_type = "${image}"\n    workload_metadata_config {\n      node_metadata = "SECURE"\n    }\n  }\n}\n`
const gcloud = (more: string) =>
  `gcloud container clusters ${more}\n${gke('WINDOWS_LTSC_CONTAINERD')}`
const eksctl = (group: string, cluster = '') => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
${cluster}managedNodeGroups:
  - name: linux
    amiFamily: AmazonLinux2023
    instanceType: m6g.large
    kubeletExtraConfig: {}
  - name: win
    amiFamily: WindowsServer2022CoreContainer
    ${group}
`

const armPool = (name: string) =>
  JSON.stringify(
    {
      type: 'Microsoft.ContainerService/managedClusters/agentPools',
      name,
      properties: { osType: 'Windows', osSku: 'Windows2022', orchestratorVersion: '1.34.1' },
    },
    null,
    2,
  )

const workers = (group: string, rest = '') => `module "eks" {
  source = "terraform-aws-modules/eks/aws"
${rest}  worker_groups = [
    {
      name          = "win-1"
      instance_type = "t2.large"
      ${group}
    },
  ]
}
`

const addon = (value: string) =>
  `\nresource "aws_eks_addon" "cni" {\n  addon_name = "vpc-cni"\n  configuration_values = jsonencode({ enableWindowsIpam = ${value} })\n}\n`

const launchTemplate = (more: string) =>
  `resource "aws_launch_template" "win" {\n  name = "win"\n  ${more}\n}\n`
const groupOf = (type: string, template = 'win') =>
  `resource "aws_eks_node_group" "win" {\n  ami_type = "${type}"\n  launch_template {\n    id = aws_launch_template.${template}.id\n  }\n}\n`
const stack = (image: string, type: string) => `Resources:
  Template:
    Type: AWS::EC2::LaunchTemplate
    Properties:
      LaunchTemplateData:
        InstanceType: m5.large
        ${image}
  Group:
    Type: AWS::EKS::Nodegroup
    Properties:
      ClusterName: a
      AmiType: ${type}
      LaunchTemplate:
        Id: !Ref Template
`
const nodeClass = (family: string, flags: string) => `apiVersion: karpenter.k8s.aws/v1
kind: EC2NodeClass
metadata: { name: win }
spec:
  amiFamily: ${family}
  userData: |
    <powershell>
    & "$env:ProgramFiles\\Amazon\\EKS\\Start-EKSBootstrap.ps1" -EKSClusterName a -KubeletExtraArgs '${flags}'
    </powershell>
`

testLint(poolAccepted, {
  valid: [
    {
      name: 'headers of the command line',
      text: az('--os-sku Windows2022 --aks-custom-headers WindowsContainerRuntime=containerd'),
    },
    { name: 'the group of a class of Karpenter', text: ofKarpenter('karpenter.k8s.aws') },
    { name: 'a pool of Linux', text: ofKarpenter('karpenter.k8s.aws/v1', 'linux') },
    { name: 'a file of eksctl with both', text: ofEksctl('  name: a\n  region: "eu-west-1"') },
    { name: 'one that is filled in later', text: ofEksctl('  region: {{ .Env.REGION }}') },
    { name: 'one that is shown in part', text: ofEksctl('  name: a\n  # ...') },
    { name: 'one of Linux', text: ofEksctl('  name: a', 'AmazonLinux2023') },
    ...[
      'ami_id = "ami-0a774308f6524a726" # amazon-eks-node-1.14',
      'ami_id = data.aws_ami.windows.id\n      platform = "windows"',
      'ami_id = data.aws_ami.win_2022.id\n      ami_type = "WINDOWS_CORE_2022_x86_64"',
      'ami_id = data.aws_ami.windows.id\n      userdata_template_file = "a.tpl"',
    ].map((group) => ({ name: group, text: workers(group) })),
    {
      name: 'a system for all groups',
      text: workers(
        'ami_id = data.aws_ami.windows.id',
        '  workers_group_defaults = {\n    platform = "windows"\n  }\n',
      ),
    },
    {
      name: 'a disk of Karpenter',
      text: disk('windows2022@latest', '{ deviceName: /dev/sda1, ebs: { volumeSize: 100Gi } }'),
    },
    {
      name: 'a further disk',
      text: disk('windows2022@latest', '{ deviceName: xvdf, ebs: { volumeSize: 20Gi } }'),
    },
    {
      name: 'a disk of Linux machines',
      text: disk('al2023@latest', '{ deviceName: /dev/sda1, ebs: { volumeSize: 20Gi } }'),
    },
    {
      name: 'a template with the disk of its image',
      text: template(windowsImage, '/dev/sda1', 50),
    },
    {
      name: 'a template of Linux',
      text: template('amazon-eks-node-1.31-*', '/dev/sda1', 20) + eksGroup,
    },
    { name: 'a further disk of a template', text: template(windowsImage, 'xvdb', 20) },
    {
      name: 'groups of both systems',
      text: groupsOf('', 'WindowsServer2022CoreContainer', 'AmazonLinux2023'),
    },
    { name: 'a group without a family', text: groupsOf('', 'WindowsServer2022CoreContainer', '') },
    {
      name: 'Fargate for CoreDNS',
      text: groupsOf('fargateProfiles:\n  - name: f\n', 'WindowsServer2022CoreContainer'),
    },
    {
      name: 'a file that adds groups',
      text: `# eksctl create nodegroup -f a.yaml\n${groupsOf('', 'WindowsServer2022CoreContainer')}`,
    },
    {
      name: 'a disk that holds the image, and a small further one',
      text: eksctl(
        'volumeSize: 100\n    additionalVolumes:\n      - volumeName: xvdb\n        volumeSize: 20',
      ),
    },
    {
      name: 'a small disk of a Linux group',
      text: eksGroup.replace(
        'WINDOWS_CORE_2022_x86_64"',
        'AL2023_x86_64_STANDARD"\n  disk_size = 20',
      ),
    },
    {
      name: 'a launch template without image',
      text: launchTemplate('key_name = "a"') + groupOf('WINDOWS_CORE_2022_x86_64'),
    },
    {
      name: 'an image of its own and no type',
      text: launchTemplate('image_id = "ami-0a1b"') + groupOf('CUSTOM'),
    },
    {
      name: 'a group with another template',
      text: launchTemplate('image_id = "ami-0a1b"') + groupOf('WINDOWS_CORE_2022_x86_64', 'other'),
    },
    {
      name: 'a group of CloudFormation with an image of its own',
      text: stack('ImageId: ami-0a1b', 'CUSTOM'),
    },
    {
      name: 'a group of CloudFormation with a type alone',
      text: stack('KeyName: a', 'WINDOWS_CORE_2022_x86_64'),
    },
    {
      name: 'user data with the taint of Karpenter',
      text: nodeClass(
        'Custom',
        '--register-with-taints=karpenter.sh/unregistered=true:NoExecute --max-pods=20',
      ),
    },
    { name: 'user data beside those of Karpenter', text: nodeClass('Windows2022', '--v=2') },
    {
      name: 'user data of a Karpenter before 1.0',
      text: nodeClass('Custom', '--v=2').replace('aws/v1', 'aws/v1beta1'),
    },
    {
      name: 'a SKU of Windows with its system, one of Linux, and options in a variable',
      text: `${az('--os-sku Windows2022')}az aks nodepool add -g a --cluster-name b -n lin --os-sku AzureLinux\naz aks nodepool add -g a --cluster-name b -n win $POOL_ARGS --os-sku Windows2022\n`,
    },
    {
      name: 'the network plugin in capitals',
      text: `az aks create -g a -n b --network-plugin Azure --windows-admin-username c\n`,
    },
    {
      name: 'effects of taints as EKS has them, and those of eksctl',
      text: `aws eks create-nodegroup --cluster-name a --nodegroup-name b --ami-type WINDOWS_CORE_2022_x86_64 --taints key=os,value=windows,effect=NO_SCHEDULE\n\n${eksctl('taints: [{ key: os, value: windows, effect: NoSchedule }]')}`,
    },
    {
      name: 'security groups of Linux pods',
      text: 'EKS 1.31 with Windows nodes. Security groups for pods are only used for Linux pods.\n',
    },
    {
      name: 'what Terraform keeps of a cluster, which has an account in any case',
      text: 'resource "azurerm_kubernetes_cluster" "a" {\n    id = "/subscriptions/a/b"\n    network_profile {\n        network_data_plane = "cilium"\n        network_plugin = "azure"\n    }\n    windows_profile {\n        admin_username = "azureuser"\n    }\n}\n',
    },
    {
      name: 'Overlay with Windows Server 2022',
      text: made('--network-plugin-mode overlay') + az('--os-sku Windows2022'),
    },
    {
      name: 'Linux nodes that are well, and a machine that joins another cluster',
      text: 'On our EKS cluster (1.33) Windows nodes show this, no Linux nodes are affected. The Windows server in the other data centre joined by kubeadm join.\n',
    },
    {
      name: 'a setting that was missing once',
      text: 'EKS 1.33 with Windows nodes. In spring pods had no address because enable-windows-ipam was missing.\n',
    },
    { name: 'a short name in words', text: 'AKS 1.34 with a Windows node pool named npwin.\n' },
    {
      name: 'ranges, channels and versions of the API that AKS takes',
      text: `${made('--pod-cidr 192.168.0.0/16 --node-os-upgrade-channel NodeImage --windows-admin-username a')}${az('--os-sku Windows2022 --pod-ip-allocation-mode StaticBlock --kubernetes-version 1.34.1')}`,
    },
    {
      name: 'a channel of a cluster that tells of no Windows',
      text: made('--node-os-upgrade-channel SecurityPatch'),
    },
    {
      name: 'an update that keeps the ranges',
      text: `az aks update -g a -n b --network-plugin-mode overlay --pod-cidr 10.244.0.0/16\n${az('--os-sku Windows2022')}`,
    },
    {
      name: 'passwords that were left out, that are long or come from a variable',
      text: ['"$WINDOWS_PASSWORD"', '<password>', '***', "'aB3!aB3!aB3!aB3!'"]
        .map(
          (one) =>
            `az aks create -g a -n b --network-plugin azure --windows-admin-username c --windows-admin-password ${one}\naz aks nodepool add -g a --cluster-name b -n npwin --os-type Windows\n`,
        )
        .join(''),
    },
    {
      name: 'names of administrators that Azure takes, or that come from a variable',
      text: ['azureuser', 'adminuser', '$WINDOWS_USERNAME', 'admin123', '"<admin>"']
        .map(
          (one) =>
            `az aks create -g a -n b --network-plugin azure --windows-admin-username ${one}\n`,
        )
        .join(''),
    },
    {
      name: 'the administrator of the Linux nodes',
      text: 'az aks create -g a -n b --network-plugin azure --admin-username admin --windows-admin-username azureuser\n',
    },
    {
      name: 'Windows Server 2022 with a subnet for pods',
      text: 'az aks nodepool add -g a --cluster-name b -n npwin --os-type Windows --os-sku Windows2022 --pod-subnet-id /subscriptions/a\n',
    },
    {
      name: 'a system pool of Linux and a pool of Windows, each on a line',
      text: "resource a 'Microsoft.ContainerService/managedClusters@2024-09-01' = {\n  name: 'aks-prod'\n  properties: {\n    agentPoolProfiles: [\n      { name: 'system', osType: 'Linux', mode: 'System' }\n      { name: 'win22', osType: 'Windows', osSKU: 'Windows2022', mode: 'User' }\n    ]\n  }\n}\n",
    },
    {
      name: 'a Linux pool beside the Windows pool of a cluster that gcloud prints',
      text: `currentMasterVersion: 1.33.3-gke.100
nodePools:
- config: {imageType: COS_CONTAINERD}
  name: default-pool
- config:
    imageType: WINDOWS_LTSC_CONTAINERD
    windowsNodeConfig: {osVersion: OS_VERSION_LTSC2022}
  name: win
`,
    },
    {
      name: 'an image type with Docker of the time when there were such pools',
      text: 'gcloud container node-pools create win --cluster a --image-type=WINDOWS_LTSC --node-version=1.20.9-gke.900\n',
    },
    {
      name: 'a name that a template puts together',
      text: armPool("[concat(parameters('a'), '/win')]"),
    },
    { name: 'a pool with FIPS', text: az('--os-sku Windows2025 --enable-fips-image --mode User') },
    { name: 'an image in lower case, as guides of AKS write it', text: az('--os-sku windows2022') },
    { name: 'a machine with local disks', text: az('--node-vm-size Standard_D4ds_v5') },
    { name: 'a Standard cluster', text: gcloud('create a --release-channel regular') },
    {
      name: 'a group of EKS beside one of Linux',
      text: eksctl('instanceType: m6i.large', 'kubernetesNetworkConfig:\n  ipFamily: IPv4\n'),
    },
    {
      name: 'an own AMI with its family',
      text: eksctl('ami: ami-0123456789abcdef0').replace('managedNodeGroups', 'nodeGroups'),
    },
    {
      name: 'an own AMI of Linux',
      text: 'nodeGroups:\n  - name: linux\n    ami: ami-0123456789abcdef0\n    instanceType: m6i.large\n',
    },
    {
      name: 'a setting of one of two clusters',
      text: `${made('--http-proxy-config a.json')}az aks create -g a -n c --network-plugin azure\n${az('--os-sku Windows2022')}`,
    },
    {
      name: 'an Autopilot cluster beside that of the pool',
      text: `resource "google_container_cluster" "a" {\n  enable_autopilot = true\n}\nresource "google_container_cluster" "b" {\n  name = "b"\n}\nresource "google_container_node_pool" "c" {\n  node_config {\n    image_type = "WINDOWS_LTSC_CONTAINERD"\n  }\n}\n`,
    },
    { name: 'a pool of AKS', text: cluster('azure') + pool('npwin') },
    {
      name: 'a cluster that goes out by a NAT gateway',
      text: `${made('--outbound-type managedNATGateway --network-policy calico')}${az('--os-sku Windows2022 --disable-windows-outbound-nat --node-vm-size Standard_D16s_v5')}`,
    },
    {
      name: 'settings of a Linux pool',
      text: `${made('--network-dataplane azure')}az aks nodepool add -g a --cluster-name b --name lin --enable-secure-boot --linux-os-config a.json\n`,
    },
    {
      name: 'settings of the kubelet that Windows pools take, as az prints them',
      text: '{\n  "name": "npwin",\n  "osType": "Windows",\n  "osSku": "Windows2022",\n  "kubeletConfig": {\n    "cpuManagerPolicy": null,\n    "imageGcHighThreshold": 85\n  }\n}\n',
    },
    {
      name: 'entries for the roles of both systems',
      text: entry('linux', 'EC2_LINUX') + entry('windows', 'EC2_WINDOWS') + eksGroup,
    },
    {
      name: 'an entry for people with Windows in the name of their role',
      text: entry('windows-admins', 'STANDARD') + eksGroup,
    },
    { name: 'addresses for Windows', text: `${eksGroup}${addon('"true"')}` },
    {
      name: 'the usual network of EKS',
      text: `${eksGroup}${variable('CUSTOM_NETWORK_CFG', false)}`,
    },
    {
      name: 'a pool with its release',
      text: az('--os-sku Windows2022 --kubernetes-version 1.27.3'),
    },
    ...['--os-sku "$SKU"', '"${EXTRA_ARGS[@]}"', '...', '@options'].map((more) => ({
      name: `a pool whose release may stand in ${more}`,
      text: az(`--kubernetes-version 1.27.3 ${more}`),
    })),
    { name: 'a pool whose Kubernetes nobody tells', text: az('--node-count 2') },
    { name: 'a minor of which the pages disagree', text: az('--kubernetes-version 1.36.1') },
    {
      name: 'a template, whose pool may be older than it',
      text: 'resource "azurerm_kubernetes_cluster_node_pool" "b" {\n  name = "npwin"\n  os_type = "Windows"\n  orchestrator_version = "1.29.4"\n}\n',
    },
    ...[
      'The sister cluster has AWS_VPC_K8S_CNI_CUSTOM_NETWORK_CFG=true, but that one has no Windows nodes.',
      'We do not set AWS_VPC_K8S_CNI_CUSTOM_NETWORK_CFG=true here.',
      'AWS_VPC_K8S_CNI_CUSTOM_NETWORK_CFG=true was set until March, we removed it.',
      'Should we set AWS_VPC_K8S_CNI_CUSTOM_NETWORK_CFG=true?',
      'The guide says that AWS_VPC_K8S_CNI_CUSTOM_NETWORK_CFG=true is not for Windows.',
    ].map((said) => ({
      name: `a variable that this cluster does not have: “${said}”`,
      text: `EKS 1.33 with a Windows node group (WINDOWS_CORE_2022_x86_64).\n${said}\n`,
    })),
    {
      name: 'a Linux pool with a longer name',
      text: cluster('kubenet') + pool('linuxpool', 'Linux'),
    },
    {
      name: 'streamed images of the Linux pool of GKE alone',
      text: streamed('WINDOWS_LTSC_CONTAINERD', false),
    },
    { name: 'a pool of GKE', text: gke('WINDOWS_LTSC_CONTAINERD') },
    { name: 'a Linux pool of GKE', text: gke('COS_CONTAINERD').replace(/ --windows\S+/, '') },
  ],
  invalid: [
    {
      name: 'the group of a class of Karpenter with a version',
      text: ofKarpenter('karpenter.k8s.aws/v1'),
      messages: [/group of nodeClassRef is karpenter\.k8s\.aws\/v1: a group has no version/],
      severity: 'error',
    },
    {
      name: 'a file of eksctl without the name of the cluster',
      text: ofEksctl('  # name: a\n  region: eu-west-1\n  tags:\n    team: a'),
      messages: [/metadata of the ClusterConfig has no name/],
      severity: 'warning',
    },
    {
      name: 'one without the region',
      text: ofEksctl('  name: a'),
      messages: [/has no region/],
      severity: 'warning',
    },
    {
      name: 'a disk of Karpenter that is smaller than the image',
      text: disk('windows2022@latest', '{ deviceName: /dev/sda1, ebs: { volumeSize: 20Gi } }'),
      messages: [/^20Gi: that disk is too small/],
      severity: 'warning',
    },
    {
      name: 'the same of the one that is marked as the root',
      text: disk(
        'windows2019@latest',
        '{ deviceName: xvda, rootVolume: true, ebs: { volumeSize: 30G } }',
      ),
      messages: [/^30G: that disk is too small/],
    },
    {
      name: 'the same of a launch template',
      text: template(windowsImage, '/dev/sda1', 30),
      messages: [/^30: that disk is too small/],
    },
    {
      name: 'a cluster of Windows groups alone',
      text: groupsOf('', 'WindowsServer2022CoreContainer', 'WindowsServer2019FullContainer'),
      messages: [/needs a Linux node or Fargate/],
      severity: 'warning',
    },
    {
      name: 'the same of a managed group',
      text: groupsOf('', 'WindowsServer2022CoreContainer').replace(
        'nodeGroups',
        'managedNodeGroups',
      ),
      messages: [/needs a Linux node or Fargate/],
    },
    {
      name: 'an AMI type beside the image of the template',
      text: launchTemplate('image_id = "ami-0a1b"') + groupOf('WINDOWS_CORE_2022_x86_64'),
      messages: [/names the image ami-0a1b, and its node group an AMI type/],
      severity: 'error',
    },
    {
      name: 'the same in CloudFormation',
      text: stack('ImageId: ami-0a1b', 'WINDOWS_FULL_2019_x86_64'),
      messages: [/names the image ami-0a1b/],
    },
    {
      name: 'user data without the taint of Karpenter',
      text: nodeClass('Custom', '--max-pods=20'),
      messages: [/without --register-with-taints=karpenter\.sh\/unregistered/],
      severity: 'error',
    },
    {
      name: 'a SKU of Windows without its system',
      text: 'az aks nodepool add -g a --cluster-name b -n win --os-sku Windows2022\n',
      messages: [/asks for Windows2022 without --os-type Windows/],
      severity: 'error',
    },
    {
      name: 'a network plugin that AKS does not know',
      text: 'az aks create -g a -n b --windows-admin-username c --network-plugin azure-cni\n',
      messages: [/knows no network plugin azure-cni/],
      severity: 'error',
    },
    {
      name: 'a cluster of Autopilot as gcloud prints it',
      text: '{\n  "autopilot": {"enabled": true},\n  "currentMasterVersion": "1.33.4-gke.100",\n  "name": "a"\n}\n\nWe want to add a Windows pool to this GKE cluster.\n',
      messages: [/one of Autopilot/],
    },
    {
      name: 'the network plugin of a module of Terraform for AKS',
      text: 'module "aks" {\n  source         = "Azure/aks/azurerm"\n  version        = "9.4.1"\n  network_plugin = "kubenet"\n  node_pools = {\n    win = {\n      name    = "win"\n      os_type = "Windows"\n      os_sku  = "Windows2022"\n    }\n  }\n}\n',
      messages: [/network plugin of the cluster is kubenet/],
    },
    {
      name: 'an effect of a taint as Kubernetes writes it',
      text: 'resource "aws_eks_node_group" "a" {\n  ami_type = "WINDOWS_CORE_2022_x86_64"\n  taint {\n    key    = "os"\n    value  = "windows"\n    effect = "NoSchedule"\n  }\n}\n',
      messages: [/^NoSchedule: the API of EKS calls the effects NO_SCHEDULE/],
      severity: 'error',
    },
    {
      name: 'the same in a command',
      text: 'aws eks create-nodegroup --cluster-name a --nodegroup-name b --ami-type WINDOWS_CORE_2022_x86_64 --taints key=os,value=windows,effect=NoExecute\n',
      messages: [/^NoExecute: the API of EKS/],
    },
    {
      name: 'a small machine by the short option',
      text: az('--os-sku Windows2022 -s Standard_B1s'),
      messages: [/Standard_B1s has one vCPU/],
    },
    {
      name: 'security groups for Windows pods in words',
      text: 'EKS 1.31. We want to use security groups for pods with our Windows pods.\n',
      messages: [/Windows pods are to have security groups of their own/],
      severity: 'warning',
    },
    {
      name: 'a range that AKS keeps, in a cluster that is to have Windows nodes',
      text: made('--pod-cidr 169.254.0.0/16 --windows-admin-username azureadm'),
      messages: [/^169\.254\.0\.0\/16: AKS keeps/],
    },
    {
      name: 'a network plugin in a part of Terraform with the account of Windows machines',
      text: 'network_profile {\n  network_plugin = "kubenet"\n}\nwindows_profile {\n  admin_username = "azureadm"\n}\n',
      messages: [/network plugin of the cluster is kubenet/],
    },
    {
      name: 'a channel in which Windows gets no updates',
      text: made('--node-os-upgrade-channel Unmanaged') + az('--os-sku Windows2022'),
      messages: [/^Unmanaged: Windows does not patch itself/],
      severity: 'warning',
    },
    {
      name: 'Overlay with Windows Server 2019',
      text: made('--network-plugin-mode overlay') + az('--os-sku Windows2019'),
      messages: [/Azure CNI Overlay is for Windows Server 2022 and 2025/],
      severity: 'warning',
    },
    {
      name: 'a long name in words',
      text: 'On AKS 1.34 we make a Windows node pool named "winworkers".\n',
      messages: [/The pool is called winworkers/],
      severity: 'error',
    },
    {
      name: 'a cluster of Windows alone, in words',
      text: 'We want an AKS cluster (1.34) with one Windows pool and no Linux pool.\n',
      messages: [/AKS makes a cluster with a Linux pool/],
    },
    {
      name: 'the same on EKS',
      text: 'Our EKS cluster (1.33) has one Windows node group, but no Linux nodes.\n',
      messages: [/needs a Linux node or Fargate/],
      severity: 'warning',
    },
    {
      name: 'a setting that is not there, in words',
      text: 'EKS 1.33 with Windows nodes. The ConfigMap amazon-vpc-cni has no key enable-windows-ipam.\n',
      messages: [/needs enable-windows-ipam: "true"/],
      severity: 'error',
    },
    {
      name: 'a machine of one’s own for a managed cluster',
      text: 'We made a Windows VM and want to join it to our AKS cluster with kubeadm join. AKS 1.34.\n',
      messages: [/no way in which a machine of one’s own joins/],
      severity: 'warning',
    },
    {
      name: 'a range that AKS keeps',
      text: `${made('--pod-cidr 169.254.0.0/16')}${az('--os-sku Windows2022')}`,
      messages: [/169\.254\.0\.0\/16: AKS keeps/],
    },
    {
      name: 'a range that is to grow',
      text: `az aks update -g a -n b --pod-cidr 10.244.0.0/14\n${az('--os-sku Windows2022')}`,
      messages: [/cannot be made larger later/],
      severity: 'warning',
    },
    {
      name: 'a channel without Windows',
      text: `az aks update -g a -n b --node-os-upgrade-channel SecurityPatch\n${az('--os-sku Windows2022')}`,
      messages: [/SecurityPatch: this channel is not supported/],
      severity: 'warning',
    },
    {
      name: 'both families without Overlay',
      text: `${made('--ip-families ipv4,ipv6')}${az('--os-sku Windows2022')}`,
      messages: [/Azure CNI Overlay alone/],
      severity: 'warning',
    },
    {
      name: 'static blocks before their time',
      text: az(
        '--os-sku Windows2022 --pod-ip-allocation-mode StaticBlock --kubernetes-version 1.27.9',
      ),
      messages: [/need Kubernetes 1\.28/],
    },
    {
      name: 'a version of the API without Windows2025',
      text: `resource w 'Microsoft.ContainerService/managedClusters/agentPools@2025-10-01' = {
  name: 'w25'
  properties: {
    osType: 'Windows'
    osSKU: 'Windows2025'
    enableFIPS: true
  }
}
`,
      messages: [/2025-10-01: Windows2025 stands in/],
      severity: 'warning',
    },
    {
      name: 'a short password of a cluster that names no pool',
      text: made("--windows-admin-password 'P4ss-word'"),
      messages: [/less than 14 characters/],
      severity: 'warning',
    },
    {
      name: 'a family without images',
      text: eksctl('instanceType: m5.large').replace('2022Core', '20H2Core'),
      messages: [/has no AMI any more/],
    },
    {
      name: 'a number of pods in a managed group of EKS',
      text: `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
managedNodeGroups:
  - name: win
    amiFamily: WindowsServer2022CoreContainer
    maxPodsPerNode: 60
`,
      messages: [/maxPodsPerNode: 60, which eksctl leaves out/],
      severity: 'warning',
    },
    {
      name: 'kubenet in words, of a pool whose release is open',
      text: 'Our AKS cluster (1.28, kubenet) needs a Windows node pool.\n',
      messages: [/network plugin of the cluster is kubenet/],
      severity: 'error',
    },
    {
      name: 'words around a command in a sentence',
      text: 'AKS 1.29 with Azure CNI powered by Cilium: az aks nodepool add --os-type Windows --name npwin fails.\n',
      messages: [/data plane of the cluster is Cilium/],
    },
    {
      name: 'a first pool with Windows in Terraform',
      text: 'resource "azurerm_kubernetes_cluster" "k" {\n  default_node_pool {\n    name = "win"\n    os_sku = "Windows2022"\n  }\n}\n',
      messages: [/the first pool of a cluster has Linux/],
      severity: 'error',
    },
    {
      name: 'a release that the provider of Terraform did not take',
      text: 'resource "azurerm_kubernetes_cluster_node_pool" "w" {\n  name = "win25"\n  os_type = "Windows"\n  os_sku = "Windows2025"\n  fips_enabled = true\n}\n',
      messages: [/the azurerm provider takes Windows2019 and Windows2022 alone/],
      severity: 'warning',
    },
    {
      name: 'another release for a pool that is there',
      text: 'az aks nodepool update -g rg --cluster-name c -n npwin \\\n  --os-sku Windows2022\n',
      messages: [/does not change in place/],
      severity: 'warning',
    },
    {
      name: 'an entry for nodes of Linux at the role of Windows nodes, by a command at a prompt',
      text: '$ aws eks create-access-entry --cluster-name a --principal-arn arn:aws:iam::1:role/windows-nodes --type EC2_LINUX\n',
      messages: [/role of Windows nodes has the type EC2_LINUX/],
      severity: 'warning',
    },
    {
      name: 'an own AMI in a managed group',
      text: eksctl('ami: ami-0123456789abcdef0'),
      messages: [/managed group for Windows takes ami-0123456789abcdef0/],
      severity: 'error',
    },
    {
      name: 'the same of a list of both kinds',
      text: `nodeGroups:\n  - name: a\n    amiFamily: AmazonLinux2023\nmanagedNodeGroups:\n  - name: win\n    amiFamily: WindowsServer2022CoreContainer\n    ami: ami-0123456789abcdef0\n`,
      messages: [/managed group for Windows/],
      severity: 'error',
    },
    {
      name: 'an argument of Linux in the user data of a Windows node',
      text: '<powershell>\n[string]$EKSBootstrapScriptFile = "C:\\EKS\\Start-EKSBootstrap.ps1"\n& $EKSBootstrapScriptFile -EKSClusterName a --kubelet-extra-args \'--max-pods=20\' 3>&1\n</powershell>\n',
      messages: [/--kubelet-extra-args is a flag of the start script for Linux/],
      severity: 'error',
    },
    {
      name: 'the start script of Linux in a Windows group',
      text: 'nodeGroups:\n  - name: lin\n    amiFamily: AmazonLinux2\n    overrideBootstrapCommand: /etc/eks/bootstrap.sh a\n  - name: win\n    amiFamily: WindowsServer2022CoreContainer\n    overrideBootstrapCommand: |\n      #!/bin/bash\n      /etc/eks/bootstrap.sh a\n',
      messages: [/started with #!\/bin\/bash, which Windows does not have/],
      severity: 'error',
    },
    {
      name: 'pools of a list on one line, in any order of their keys',
      text: "resource a 'Microsoft.ContainerService/managedClusters@2024-09-01' = {\n  name: 'aks-prod'\n  properties: {\n    agentPoolProfiles: [{ mode: 'System', name: 'system', osType: 'Linux' }, { mode: 'User', osType: 'Windows', osSKU: 'Windows2022', name: 'windows22' }]\n  }\n}\n",
      messages: [/called windows22/],
      severity: 'error',
    },
    {
      name: 'Windows pods on Fargate, in words without a version',
      text: 'We want to run our Windows pods on EKS with Fargate profiles.',
      messages: [/has no Windows containers/],
      severity: 'warning',
    },
    {
      name: 'a short password of the administrator',
      text: "az aks create -g a -n b --network-plugin azure --windows-admin-username azureuser --windows-admin-password 'Pass55word!'\naz aks nodepool add -g a --cluster-name b -n npwin --os-type Windows\n",
      messages: [/less than 14 characters/],
      severity: 'warning',
    },
    {
      name: 'a name of the administrator that Azure refuses',
      text: 'az aks create -g a -n b --network-plugin azure --windows-admin-username admin --windows-admin-password $PW\n',
      messages: [/name of the Windows administrator is one that machines of Azure refuse/],
      severity: 'error',
    },
    {
      name: 'the same in Terraform',
      text: 'resource "azurerm_kubernetes_cluster" "a" {\n  windows_profile {\n    admin_username = "root"\n    admin_password = var.password\n  }\n}\n',
      messages: [/name of the Windows administrator/],
    },
    {
      name: 'Windows Server 2019 with a subnet for pods',
      text: 'az aks nodepool add -g a --cluster-name b -n npwin --os-type Windows --os-sku Windows2019 --pod-subnet-id /subscriptions/a\n',
      messages: [/subnet of its own for pods/],
      severity: 'warning',
    },
    {
      name: 'a long name in a template of ARM',
      text: armPool('windows-pool'),
      messages: [/called windows-pool; the name of a Windows pool has at most 6/],
    },
    {
      name: 'an own AMI without its family',
      text: 'nodeGroups:\n  - name: web\n    labels:\n      os: windows\n    ami: ami-0123456789abcdef0\n    instanceType: m6i.large\n',
      messages: [/takes ami-0123456789abcdef0 and names no amiFamily/],
      severity: 'error',
    },
    {
      name: 'flags of the kubelet as the start script for Linux takes them',
      text: `module "eks" {
  source = "terraform-aws-modules/eks/aws"
  self_managed_node_groups = {
    lin = {
      bootstrap_extra_args = "--kubelet-extra-args '--node-labels=a=b'"
    }
    win = {
      platform             = "windows"
      bootstrap_extra_args = "--kubelet-extra-args '--node-labels=a=b'"
    }
  }
}
`,
      messages: [/--kubelet-extra-args is a flag of the start script for Linux/],
      severity: 'error',
    },
    {
      name: 'a Windows image of which the module is not told',
      text: workers(
        'ami_id = "ami-0a774308f6524a726" # Windows_Server-2019-English-Full-EKS_Optimized-1.14',
      ),
      messages: [/takes the Windows image ami-0a774308f6524a726, and nothing tells the module/],
      severity: 'error',
    },
    {
      name: 'the same by the name of the data source',
      text: workers('ami_id = data.aws_ami.windows_core.id'),
      messages: [/takes the Windows image data\.aws_ami\.windows_core\.id/],
    },
    {
      name: 'a name that is too long',
      text: 'az aks nodepool add -g a --cluster-name b --os-type Windows --name winpool1\n',
      messages: [/called winpool1; .* at most 6 characters/],
      severity: 'error',
    },
    ...(
      [
        ['AKS Automatic', made('--sku automatic'), '', /AKS Automatic/],
        ['node auto-provisioning', made('--node-provisioning-mode Auto'), '', /auto-provisioning/],
        ['an isolated cluster', made('--outbound-type none'), '', /isolated cluster/],
        ['an HTTP proxy', made('--http-proxy-config a.json'), '', /HTTP proxy/],
        ['the restriction of IMDS', made('--enable-imds-restriction'), '', /IMDS/],
        [
          'own certificates',
          made('--custom-ca-trust-certificates a'),
          '',
          /certificate authorities/,
        ],
        ['the policy of Azure', made('--network-policy azure'), '', /NPM/],
        ['Trusted Launch', '', '--enable-vtpm', /Trusted Launch/],
        ['a confidential machine', '', '--node-vm-size Standard_DC4as_v5', /confidential/],
        ['a small machine', '', '--node-vm-size Standard_DS1_v2', /one vCPU/],
        ['streaming', '', '--enable-artifact-streaming', /streaming/],
        ['settings of Linux', '', '--linux-os-config a.json', /Linux pools alone/],
        ['Kata', '', '--workload-runtime KataVmIsolation', /Pod Sandboxing/],
      ] as const
    ).map(([name, before, more, message]) => ({
      name,
      text: `${before}${az(more)}`,
      messages: [message],
      severity: 'warning' as const,
    })),
    {
      name: 'OutboundNAT off behind a load balancer',
      text: `${made('--outbound-type loadBalancer')}${az('--disable-windows-outbound-nat')}`,
      messages: [/OutboundNAT can be switched off/],
      severity: 'warning',
    },
    {
      name: 'Calico with a release that its row has not',
      text: `${made('--network-policy calico')}${az('--os-sku Windows2025 --enable-fips-image')}`,
      messages: [/not for 2025/],
      severity: 'warning',
    },
    {
      name: 'the policy of the processors in Terraform',
      text:
        cluster('azure') +
        pool('npwin').replace(
          '"Windows"\n',
          '"Windows"\n  kubelet_config {\n    cpu_manager_policy = "static"\n  }\n',
        ),
      messages: [/cpu_manager_policy: of the kubelet/],
      severity: 'warning',
    },
    {
      name: 'a cluster of Windows alone',
      text: made('--os-sku Windows2022'),
      messages: [/first pool of a cluster has Linux/],
      severity: 'error',
    },
    {
      name: 'machines of an availability set',
      text: `${made('--vm-set-type AvailabilitySet')}${az('')}`,
      messages: [/availability set/],
      severity: 'error',
    },
    {
      name: 'an image that AKS does not know',
      text: az('--os-sku ltsc2022'),
      messages: [/knows no os-sku ltsc2022/],
      severity: 'warning',
    },
    {
      name: 'a name with a capital letter',
      text: az('').replace('npwin', 'npWin'),
      messages: [/called npWin/],
      severity: 'error',
    },
    {
      name: 'an access entry of Linux for the role of Windows nodes',
      text: entry('windows-nodes', 'EC2_LINUX') + eksGroup,
      messages: [/type EC2_LINUX; it has to be EC2_WINDOWS/],
      // Its name alone tells whose role it is.
      severity: 'warning',
    },
    {
      name: 'an add-on that gives pods on Windows no addresses',
      text: `${eksGroup}${addon('"false"')}`,
      messages: [/^enableWindowsIpam: it is false/],
      severity: 'warning',
    },
    {
      name: 'custom networking of the network plugin',
      text: `${eksGroup}${variable('CUSTOM_NETWORK_CFG', true)}`,
      messages: [/^Custom networking of the VPC CNI does not work/],
      severity: 'warning',
    },
    {
      name: 'the Extended channel of GKE, in Terraform',
      text: `resource "google_container_cluster" "a" {\n  name = "a"\n  release_channel {\n    channel = "EXTENDED"\n  }\n  ip_allocation_policy {}\n}\n${concealed('COS_CONTAINERD')}${concealed('WINDOWS_LTSC_CONTAINERD').replace(/ *workload_metadata_config[^}]*}\n/, '')}`,
      messages: [/^The release channel is EXTENDED, which has no Windows pools/],
      severity: 'warning',
    },
    {
      name: 'the metadata server of GKE on a Windows pool',
      text: 'gcloud container node-pools create win --cluster=prod --image-type=WINDOWS_LTSC_CONTAINERD --windows-os-version=ltsc2022 --workload-metadata=GKE_METADATA\n',
      messages: [/metadata server of GKE, .* does not run on Windows nodes/],
    },
    {
      name: 'the metadata server of GKE on a Windows pool of Terraform',
      text: concealed('WINDOWS_LTSC_CONTAINERD').replace(
        'node_metadata = "SECURE"',
        'mode = "GKE_METADATA"',
      ),
      messages: [/metadata server of GKE/],
    },
    {
      name: 'concealed metadata of a Windows pool, beside a Linux pool that has it too',
      text: concealed('COS_CONTAINERD') + concealed('WINDOWS_LTSC_CONTAINERD'),
      messages: [/metadata server cannot be concealed/],
      severity: 'warning',
    },
    {
      name: 'a pool of AKS that leaves the release to it',
      text: az('--kubernetes-version 1.27.3'),
      messages: [/AKS gives it Windows Server 2022 with its Kubernetes/],
      severity: 'info',
    },
    {
      name: 'the same before Windows Server 2022 was usual',
      text: az('--kubernetes-version 1.24.9'),
      messages: [/AKS gives it Windows Server 2019/],
      severity: 'info',
    },
    {
      name: 'custom networking that somebody tells',
      text: 'EKS 1.33 with a Windows node group (WINDOWS_CORE_2022_x86_64).\nWe set AWS_VPC_K8S_CNI_CUSTOM_NETWORK_CFG=true last week.\n',
      messages: [/^Custom networking of the VPC CNI does not work/],
      severity: 'warning',
    },
    {
      name: 'SNAT that Linux nodes of the cluster may do without',
      text: `${eksGroup}${variable('EXTERNALSNAT', true)}`,
      messages: [/^Windows nodes go on to translate/],
      severity: 'info',
    },
    {
      name: 'ranges without SNAT that Linux nodes of the cluster have',
      text: `${eksGroup}kubectl set env daemonset aws-node -n kube-system AWS_VPC_K8S_CNI_EXCLUDE_SNAT_CIDRS=10.90.0.0/16\n`,
      messages: [/^10\.90\.0\.0\/16: Windows nodes do not read these ranges/],
      severity: 'info',
    },
    {
      name: 'an Autopilot cluster in Terraform',
      text: 'resource "google_container_cluster" "a" {\n  enable_autopilot = true\n}\nresource "google_container_node_pool" "b" {\n  node_config {\n    image_type = "WINDOWS_LTSC_CONTAINERD"\n  }\n}\n',
      messages: [/one of Autopilot/],
      severity: 'warning',
    },
    {
      name: 'NodeLocal DNSCache, which Linux nodes of the cluster have',
      text: `resource "google_container_cluster" "a" {\n  addons_config {\n    dns_cache_config {\n      enabled = true\n    }\n  }\n}\nresource "google_container_node_pool" "b" {\n  node_config {\n    image_type = "WINDOWS_LTSC_CONTAINERD"\n    windows_node_config { os_version = "OS_VERSION_LTSC2022" }\n  }\n}\n`,
      messages: [/NodeLocal DNSCache is not on Windows nodes/],
      severity: 'info',
    },
    {
      name: 'a sandbox, and a cluster of Windows alone',
      text: 'gcloud container clusters create a --image-type=WINDOWS_LTSC_CONTAINERD --sandbox type=gvisor\n',
      messages: [/needs a Linux pool/, /GKE Sandbox/],
      severity: 'warning',
    },
    {
      name: 'a sandbox in an object',
      text: 'apiVersion: container.cnrm.cloud.google.com/v1beta1\nkind: ContainerNodePool\nmetadata: {name: win}\nspec:\n  nodeConfig:\n    imageType: WINDOWS_LTSC_CONTAINERD\n    sandboxConfig:\n      sandboxType: gvisor\n',
      messages: [/GKE Sandbox/],
      severity: 'warning',
    },
    {
      name: 'a plugin that the user brings',
      text: cluster('none') + pool('npwin'),
      messages: [/plugin of the cluster is none; AKS does not support/],
      severity: 'warning',
    },
    {
      name: 'a cluster with another network',
      text: cluster('kubenet') + pool('npwin'),
      messages: [/network plugin of the cluster is kubenet/],
      severity: 'error',
    },
    {
      name: 'an image type with Docker',
      text: gke('WINDOWS_LTSC'),
      messages: [/image type is WINDOWS_LTSC; new pools get WINDOWS_LTSC_CONTAINERD/],
      severity: 'error',
    },
    {
      name: 'Windows Server 2025 without FIPS',
      text: az('--os-sku Windows2025'),
      messages: [/Windows2025 are made with --enable-fips-image only/],
      severity: 'error',
    },
    {
      name: 'a system pool',
      text: az('--mode System'),
      messages: [/mode of the pool is System/],
      severity: 'warning',
    },
    {
      name: 'headers of the command line in Bicep',
      text: `resource a 'Microsoft.ContainerService/managedClusters/agentPools@2022-07-01' = {
  name: 'npwin'
  properties: {
    osType: 'Windows'
    vmSize: 'Standard_D4s_v5'
    aksCustomHeaders: 'WindowsContainerRuntime=containerd'
  }
}
`,
      messages: [/a template has no such property/],
      severity: 'warning',
    },
    {
      name: 'an Arm64 machine in Bicep',
      text: `resource a 'Microsoft.ContainerService/managedClusters/agentPools@2026-02-01' = {
  name: 'npwin'
  properties: {
    osType: 'Windows'
    osSKU: 'Windows2022'
    vmSize: 'Standard_D4ps_v5'
  }
}
`,
      messages: [/Standard_D4ps_v5 has an Arm64 processor/],
      severity: 'warning',
    },
    {
      name: 'the data plane of Cilium',
      text: `az aks create -n a --network-dataplane cilium\n${az('')}`,
      messages: [/data plane of the cluster is cilium/],
      severity: 'warning',
    },
    {
      name: 'a cluster as az prints it',
      text: '{"agentPoolProfiles":[{"name":"win","osType":"Windows"}],"networkProfile":{"networkPlugin":"kubenet"}}',
      messages: [/network plugin of the cluster is kubenet/],
      severity: 'error',
    },
    {
      name: 'settings of the kubelet for Windows',
      text: eksctl('kubeletExtraConfig: {}'),
      messages: [/has kubeletExtraConfig, which eksctl refuses/],
      severity: 'error',
    },
    {
      name: 'a cluster of the other family',
      text: eksctl('minSize: 1', 'kubernetesNetworkConfig:\n  ipFamily: IPv6\n'),
      messages: [/has the family IPv6/],
      severity: 'warning',
    },
    {
      name: 'a command in a sentence, once',
      text: `${az('')}\nI made the cluster with az aks create -g a -n b --network-plugin kubenet, is that why?\n`,
      messages: [/network plugin of the cluster is kubenet/],
    },
    {
      name: 'images that are streamed to a Windows pool of GKE',
      text: gke('WINDOWS_LTSC_CONTAINERD').replace('create', 'create --enable-image-streaming'),
      messages: [/Image streaming needs the node image Container-Optimized OS/],
      severity: 'warning',
    },
    {
      name: 'the same in Terraform, beside a Linux pool that may',
      text: streamed('WINDOWS_LTSC_CONTAINERD', true),
      messages: [/Image streaming needs/],
      severity: 'warning',
    },
    {
      name: 'an Arm machine of GKE',
      text: gke('WINDOWS_LTSC_CONTAINERD').replace(
        'create',
        'create --machine-type t2a-standard-4',
      ),
      messages: [/t2a-standard-4 has an Arm processor/],
      severity: 'warning',
    },
    {
      name: 'a disk smaller than the image',
      text: eksGroup.replace('x86_64"', 'x86_64"\n  disk_size = 20'),
      messages: [/^20: that disk is too small/],
      severity: 'warning',
    },
    {
      name: 'the same of eksctl',
      text: eksctl('volumeSize: 30'),
      messages: [/^30: that disk is too small/],
    },
    {
      name: 'the same of the AWS CLI',
      text: 'aws eks create-nodegroup --cluster-name a --nodegroup-name win --ami-type WINDOWS_CORE_2022_x86_64 --disk-size 20\n',
      messages: [/^20: that disk is too small/],
    },
    {
      name: 'an Arm instance',
      text: eksctl('instanceType: m6g.large'),
      messages: [/m6g.large has an Arm processor/],
      severity: 'warning',
    },
    {
      name: 'a pool without a release',
      text: gke('WINDOWS_LTSC_CONTAINERD').replace(/ --windows\S+/, ''),
      messages: [/names no Windows release/],
      severity: 'info',
    },
    {
      name: 'an Autopilot cluster',
      text: gcloud('create-auto a'),
      messages: [/as Autopilot/],
      severity: 'warning',
    },
    {
      name: 'a cluster of another kind and channel',
      text: gcloud('create a --no-enable-ip-alias --release-channel extended'),
      messages: [/without alias addresses/, /channel is extended/],
      severity: 'warning',
    },
  ],
})
