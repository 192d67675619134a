import { inferred, verified } from '../../fact.ts'
import { definePoolGuide } from './define.ts'

const userGuide = 'eks-windows'
const plugin = 'eks-guide networking/eks-networking-add-ons.adoc#L1269'

export const eksPool = definePoolGuide({
  images: {
    ltsc2019: verified('WindowsServer2019CoreContainer', [
      'eksctl userdocs/src/usage/custom-ami-support.md#L67',
      'eks-ami',
    ]),
    ltsc2022: verified('WindowsServer2022CoreContainer', [
      'eks-ami',
      'eksctl pkg/ami/ssm_resolver.go#L65',
    ]),
    ltsc2025: verified('WindowsServer2025CoreContainer', [
      'eks-ami',
      'eksctl pkg/ami/ssm_resolver.go#L76',
      'eksctl-0.222',
    ]),
  },
  nodeGroup: verified('eksctl.io/v1alpha5', [
    'eksctl userdocs/src/usage/windows-worker-nodes.md#L40',
    'eksctl userdocs/src/usage/windows-worker-nodes.md#L64',
  ]),
  /** Which field of a group the tool takes for other systems only. */
  kubeletExtraConfig: verified('kubeletExtraConfig', [
    'eksctl pkg/apis/eksctl.io/v1alpha5/validation.go#L1142',
  ]),
  /** How the start script of Windows nodes takes flags for the kubelet; that of Linux has --kubelet-extra-args. */
  extraArgs: verified('-KubeletExtraArgs', [
    'github awslabs/amazon-eks-ami/issues/348',
    'eks-windows',
  ]),
  /** Ranges of Services that the start script takes by itself; any other has to be given to it. */
  startRange: inferred(
    { parameter: '-ServiceCIDR', defaults: ['10.100.0.0/16', '172.20.0.0/16'] } as const,
    ['eks-ami', 'eks-guide nodes/launch-templates.adoc#L405'],
    { note: 'whether newer scripts ask the cluster for its range was not read' },
  ),
  /** What the script must be given; the second and the third go together. */
  startParameters: verified(
    ['-EKSClusterName', '-APIServerEndpoint', '-Base64ClusterCA'],
    ['eks-ami'],
  ),
  /** What user data must do where the group has an AMI of its own. */
  startCalled: verified('Start-EKSBootstrap.ps1', ['eks-guide nodes/launch-templates.adoc#L431']),
  /** What user data must not do where the group has an AMI of EKS. */
  startLeftOut: verified('no call of the start script', [
    'eks-guide nodes/launch-templates.adoc#L227',
  ]),
  /** What chooses the AMI of a managed group: its type, or the image of the launch template, never both. */
  oneImage: verified('CUSTOM', [
    'eks-ami-type',
    'github rancher/terraform-provider-rancher2/issues/927',
  ]),
  /** What a group with an AMI of its own must say; without it, old releases started the machine as Amazon Linux. */
  ownImage: verified('amiFamily', [
    'eksctl userdocs/src/usage/custom-ami-support.md',
    'github eksctl-io/eksctl/issues/4373',
  ]),
  /** What chooses the user data of a group of the Terraform module; before 21 it was `platform`. */
  moduleSystem: verified({ setting: 'ami_type', before21: 'platform = "windows"' } as const, [
    'tf-eks docs/user_data.md#L16',
    'github terraform-aws-modules/terraform-aws-eks/issues/717',
  ]),
  /** Of managed groups with an AMI of its own eksctl takes those of Linux alone. */
  ownManaged: verified('no AMI of your own in a managed group for Windows', [
    'eksctl pkg/apis/eksctl.io/v1alpha5/validation.go#L1555',
  ]),
  /** IPv4 addresses of one network interface, of which the node itself takes one. */
  addresses: verified(
    {
      't3.medium': 6,
      't3.large': 12,
      'c5.large': 10,
      'c5.xlarge': 15,
      'c5.2xlarge': 15,
      'c5.4xlarge': 30,
      'm5.large': 10,
      'm5.xlarge': 15,
      'm5.2xlarge': 15,
      'm6a.large': 10,
      'm6i.large': 10,
      'm7i.large': 10,
    } as const,
    ['vpc-controller pkg/aws/vpc/limits.go'],
  ),
  maxPodsDropped: verified('not in a managed group for Windows', [
    'eksctl pkg/nodebootstrap/windows_managed.go#L19',
    'eks-guide networking/eks-networking-add-ons.adoc#L2612',
  ]),
  fargate: verified('no Windows containers', [userGuide]),
  ipFamily: verified('ipv4', [
    'eks-windows',
    'eks-guide networking/eks-networking-add-ons.adoc#L752',
  ]),
  autoMode: verified('no Windows nodes', ['eks-windows']),
  networkPolicy: verified('Linux nodes alone', [
    'eks-guide networking/eks-networking-add-ons.adoc#L1334',
  ]),
  linuxStorage: verified('no Windows images', ['eks-guide storage/efs-csi.adoc#L25']),
  podIdentity: inferred(
    'not on Windows nodes',
    ['eks-guide manage-access/aws-access/service-accounts.adoc#L259'],
    { note: 'the page of December 2024' },
  ),
  /** Pods on Windows nodes have the security groups of their node. */
  podGroups: verified('not on Windows nodes', [userGuide]),
  machines: inferred('x86_64', ['tf-eks modules/_user_data/main.tf#L43'], {
    note: 'from the names of the AMIs',
  }),
  command: verified('eksctl create nodegroup --config-file', ['eksctl-nodegroups']),
  taints: verified('taints', ['eksctl userdocs/src/usage/nodegroup-taints.md#L9']),
  /** The group whose members may list Services and endpoints on Windows nodes. */
  proxyGroup: verified('eks:kube-proxy-windows', [userGuide]),
  /** Type of the access entry for the role of Windows nodes. */
  accessEntry: inferred({ windows: 'EC2_WINDOWS', other: 'EC2_LINUX' } as const, [userGuide], {
    note: 'that a role is one of Windows nodes is told by its name alone',
  }),
  windowsIpam: verified('enable-windows-ipam', [userGuide]),
  /** What takes the addresses that it gives. */
  windowsPlugin: inferred('vpc-bridge', ['aws-bridge']),
  prefixes: verified('enable-windows-prefix-delegation', [
    'eks-guide networking/eks-networking-add-ons.adoc#L2568',
    'vpc-controller docs/troubleshooting.md#L327',
  ]),
  /** Families that are not built on Nitro: their nodes keep single addresses. */
  withoutPrefixes: verified(
    'c1 c3 c4 d2 f1 h1 i2 i3 m1 m2 m3 m4 p3 r3 r4 t1 t2 x1 x1e'.split(' '),
    [
      'vpc-controller pkg/aws/vpc/limits.go',
      'vpc-controller controllers/core/pod_controller.go#L264',
    ],
  ),
  policy: verified('arn:aws:iam::aws:policy/AmazonEKSVPCResourceController', [userGuide]),
  policyAttached: inferred('AmazonEKSVPCResourceController', [userGuide], {
    note: 'another text may attach it',
  }),
  instead: [
    {
      decisions: ['cni', 'cniRelease', 'nodeAgents'],
      uses: verified('vpc-bridge, in the release of the AMI.', [plugin]),
    },
    {
      decisions: ['networkMode', 'hnsNetworkName', 'vni', 'vxlanPort', 'sourceVip'],
      uses: inferred('An L2Bridge network that vpc-bridge makes.', [plugin]),
    },
    {
      decisions: ['ipam', 'podCIDR'],
      uses: verified(
        'The VPC resource controller in the control plane hands out addresses of the node’s subnet.',
        [userGuide, 'vpc-controller README.md#L38'],
      ),
    },
    { decisions: ['directServerReturn'], uses: inferred('What the AMI sets.', ['eks-ami']) },
    {
      decisions: ['containerRuntime', 'runtimeVersion'],
      uses: verified('containerd, in the release of the AMI.', ['eks-ami', 'eks-ami-versions']),
    },
    {
      decisions: ['windowsRevision', 'installedKBs'],
      uses: verified('The build of the AMI, which stays public for four months.', ['eks-ami']),
    },
    {
      decisions: ['kubeReserved', 'systemReserved', 'windowsPriorityClass'],
      uses: inferred('What the start script of the AMI sets.', ['eks-ami']),
    },
    {
      decisions: ['installDirectory', 'logDirectory', 'serviceManager'],
      uses: verified(
        'The AMI; kubelet and kube-proxy log to the Windows event log “EKS Windows”.',
        [userGuide],
      ),
    },
    {
      decisions: ['apiServerEndpoint', 'nodeName', 'nodeIP', 'networkAdapter'],
      uses: inferred('EKS names the machines, addresses them and joins them.', ['eks-ami']),
    },
  ],
  before: [
    verified('A cluster of the IPv4 family with a Linux node or Fargate pod for CoreDNS.', [
      userGuide,
    ]),
    verified('The policy AmazonEKSVPCResourceController on the role of the cluster.', [
      userGuide,
      'vpc-controller docs/troubleshooting.md#L402',
    ]),
    verified(
      'A node role of its own for Windows: group eks:kube-proxy-windows in aws-auth, or an access entry of type EC2_WINDOWS. EKS makes it for a managed node group, but one for Linux where the group has an AMI of its own.',
      [userGuide, 'github terraform-aws-modules/terraform-aws-eks/issues/2994'],
    ),
    verified('A node selector kubernetes.io/os on Linux workloads too, or a taint on the group.', [
      userGuide,
    ]),
  ],
  limits: [
    verified('Fargate has no Windows containers.', [userGuide]),
    verified('Auto Mode, Hybrid Nodes and local clusters on Outposts have no Windows nodes.', [
      userGuide,
      'eks-guide nodes/launch-windows-workers.adoc#L20',
    ]),
    verified('Custom networking, with pods in another subnet, does not work with Windows nodes.', [
      userGuide,
    ]),
    verified('Security groups for single pods do not work on Windows nodes.', [userGuide]),
    verified('The network policy of the VPC CNI applies to Linux nodes only.', [
      'eks-guide networking/eks-networking-add-ons.adoc#L1334',
    ]),
    inferred('EKS Pod Identity was not for Windows pods in December 2024.', [
      'eks-guide manage-access/aws-access/service-accounts.adoc#L259',
    ]),
    verified('The drivers for EFS do not work with Windows images.', [
      'eks-guide storage/efs-csi.adoc#L25',
    ]),
    verified('Prefix delegation needs an instance type built on Nitro, and free /28 blocks.', [
      'eks-guide networking/eks-networking-add-ons.adoc#L2439',
      'vpc-controller docs/troubleshooting.md#L327',
    ]),
    verified('A managed node group of Windows drops maxPodsPerNode without a word.', [
      'eksctl pkg/nodebootstrap/windows_managed.go#L19',
      'eks-guide networking/eks-networking-add-ons.adoc#L2612',
    ]),
  ],
  care: [verified('Nodes are replaced to patch them, by a newer AMI.', ['eks-ami'])],
})
