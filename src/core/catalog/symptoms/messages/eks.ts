import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const eks = [{ by: 'EKS', in: 'Terraform, CloudFormation, the AWS CLI' }] as const

/** Faults of EKS and of nodes on AWS. */
export const eksSymptoms: readonly Symptom[] = [
  {
    id: 'M-PRX-17',
    about: 'EKS DNS rights',
    kind: 'error',
    weak: 'name',
    words: [['eks:kube-proxy-windows']],
    printed: [
      { by: 'aws-auth ConfigMap', in: 'kubectl describe configmap -n kube-system aws-auth' },
    ],
    causes: [
      {
        cause: verified(
          'The role of the Windows nodes lacks the group eks:kube-proxy-windows, so Windows pods have neither DNS nor Services.',
          ['amazon-eks-user-guide-windows-support#L151'],
        ),
        likely: [
          { decision: 'platform', is: ['eks'] },
          { observed: 'the group is missing in aws-auth' },
        ],
        // An entry of a list has it.
        excluded: [{ says: '- eks:kube-proxy-windows' }],
        checks: [
          {
            command: 'kubectl get configmap aws-auth -n kube-system -o yaml',
            shows: 'eks:kube-proxy-windows not in the groups of the Windows role',
          },
        ],
        remedy: 'Add the group; access entries of type EC2_WINDOWS do so by themselves.',
      },
    ],
  },
  {
    id: 'M-KLT-18',
    about: 'metadata route',
    kind: 'error',
    outerTo: ['P-95'],
    weak: 'message',
    words: [
      ['169.254.169.254', 'connectex:'],
      ['169.254.169.254', 'i/o timeout'],
      ['169.254.169.254', 'timed out'],
      ['169.254.169.254', 'unreachable'],
      ['169.254.169.254', 'unable to connect'],
    ],
    wordsInferred: true,
    printed: [{ by: 'agents, cloud provider', in: 'log: time-out to the metadata service' }],
    causes: [
      {
        cause: verified(
          'The route to the metadata service was lost when the virtual switch was made.',
          ['docs-troubleshoot.mdx'],
        ),
        likely: [{ decision: 'platform', is: ['aws'] }, { observed: 'after agent installation' }],
        checks: [
          {
            command: 'route print 169.254.169.254',
            shows: 'no /32 route, or one over an adapter that is gone',
          },
        ],
        remedy:
          'New-NetRoute -DestinationPrefix 169.254.169.254/32 -InterfaceIndex INDEX, with the index of the vEthernet adapter.',
      },
      {
        cause: verified(
          'On OpenShift on AWS the route is missing after a graceful reboot, and the node does not become Ready.',
          ['wmco-trouble'],
        ),
        likely: [{ observed: 'the cluster is OpenShift' }, { observed: 'after reboot' }],
        checks: [{ command: 'route print', shows: 'no route' }],
        remedy: 'route add 169.254.169.254 mask 255.255.255.255 GATEWAY, after each reboot.',
      },
    ],
  },
  {
    id: 'AC-22',
    about: 'metadata of EC2 from pods',
    kind: 'error',
    words: [['Unable to get a response from IMDS'], ['Unable to fetch metadata from IMDS']],
    printed: [{ by: 'aws-node-termination-handler', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The answer of the metadata service does not get to pods: HttpPutResponseHopLimit of the machine is 1, or policies close 169.254.169.254 to them.',
          [
            'github aws/aws-node-termination-handler/issues/399',
            'github aws/amazon-cloudwatch-agent-operator/issues/119',
          ],
        ),
        checks: [
          {
            command:
              'aws ec2 describe-instances --query Reservations[].Instances[].MetadataOptions',
            shows: 'HttpPutResponseHopLimit 1',
          },
        ],
        remedy:
          'Set the hop limit to 2, run the agent as a HostProcess pod, or use the mode of the handler that reads a queue.',
      },
      {
        cause: inferred(
          'The node or its pods have no route to 169.254.169.254: it was lost when the virtual switch was made.',
          ['docs-troubleshoot.mdx', 'github aws/aws-node-termination-handler/issues/399'],
        ),
        checks: [{ command: 'route print 169.254.169.254', shows: 'no /32 route' }],
        remedy:
          'New-NetRoute -DestinationPrefix 169.254.169.254/32 -InterfaceIndex INDEX, with the index of the vEthernet adapter.',
      },
    ],
  },
  {
    id: 'M-KLT-20',
    about: 'EKS addresses',
    kind: 'error',
    outerTo: ['P-05'],
    words: [['Insufficient vpc.amazonaws.com/PrivateIPv4Address']],
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    causes: [
      {
        cause: verified(
          'Windows support (the VPC resource controller) is off for the cluster, so no addresses are advertised.',
          ['amazon-eks-user-guide-windows-support', 'containers-roadmap#240'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        excluded: [{ told: 'node.capacity.privateIPv4Address' }],
        checks: [
          {
            command: 'kubectl get node -o yaml',
            shows: 'capacity vpc.amazonaws.com/PrivateIPv4Address: missing',
          },
          {
            look: 'policy AmazonEKSVPCResourceController on the cluster role; ConfigMap amazon-vpc-cni enable-windows-ipam',
            shows: 'missing / not true',
          },
        ],
        remedy: 'Enable Windows support as the EKS guide says.',
      },
      {
        cause: inferred('Every address of the instance is in use.', [
          'eks-windows',
          'vpc-controller pkg/aws/vpc/limits.go',
        ]),
        likely: [
          { decision: 'platform', is: ['eks'] },
          { told: 'eks.toldMachine' },
          { told: 'eks.windowsIpamOn' },
        ],
        checks: [
          { look: 'allocated against capacity of the resource in describe node', shows: 'equal' },
        ],
        remedy: 'Take a larger instance or prefix delegation, or run fewer pods.',
      },
    ],
  },
  {
    id: 'M-KLT-21',
    about: 'EKS label',
    kind: 'error',
    outerTo: ['eks-x-label', 'NW-05'],
    words: [['failed to parse Kubernetes args'], ['invalid IPAddress ', 'from pod label']],
    printed: [{ by: 'vpc-bridge plugin', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The admission webhook or controller gave the pod no address: it is down, or the pod is older than Windows support.',
          ['aws-netconf#L195'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'annotation or label vpc.amazonaws.com/PrivateIPv4Address: missing',
          },
        ],
        remedy: 'Enable Windows support, then delete the pod and create it again.',
      },
    ],
  },
  {
    id: 'eks-x-label',
    about: 'pod without an address',
    kind: 'error',
    words: [
      [
        'failed to parse Kubernetes args: pod does not have label vpc.amazonaws.com/PrivateIPv4Address',
      ],
      ['does not have label vpc.amazonaws.com/PrivateIPv4Address'],
    ],
    printed: [],
    causes: [
      {
        cause: verified(
          'Support for Windows is not on: enable-windows-ipam is missing from the ConfigMap amazon-vpc-cni, or not "true", so that nobody gives the pod an address.',
          ['containers-roadmap#1082', 'amazon-vpc-resource-controller-k8s-troubleshooting#L106'],
        ),
        likely: [
          { decision: 'platform', is: ['eks'] },
          { found: 'eks-windows-ipam' },
          { found: 'eks-addon-ipam' },
        ],
        excluded: [{ told: 'eks.windowsIpamOn' }],
        checks: [
          {
            command: 'kubectl get configmap amazon-vpc-cni -n kube-system -o yaml',
            shows: 'no enable-windows-ipam: "true"',
          },
        ],
        remedy: 'Set enable-windows-ipam: "true" in amazon-vpc-cni, and make the pod anew.',
      },
      {
        cause: inferred(
          'It is a pod for Linux, mostly of a DaemonSet that names no system: only pods that ask for Windows nodes get an address there, and its image would not run either.',
          ['github aws/eks-charts/issues/689', 'github cilium/cilium/issues/31873'],
        ),
        likely: [
          { found: 'linux-pod-on-linux' },
          { found: 'linux-daemonset-kept-off' },
          ...[
            'aws-for-fluent-bit-',
            'aws-node-',
            'cilium-',
            'cloudwatch-agent-',
            'ebs-csi-node-',
            'efs-csi-node-',
            'kube-proxy-',
            'node-exporter-',
            'promtail-',
          ].map((says) => ({ says })),
        ],
        excluded: [{ says: 'windows' }, { says: '-win-' }],
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'no nodeSelector, an image for Linux' },
        ],
        remedy:
          'Give what makes the pod the node selector kubernetes.io/os: linux, or taint the Windows nodes.',
      },
      {
        cause: verified(
          'The webhook or the controller did nothing for this pod: it has no nodeSelector for Windows, the cluster role lacks AmazonEKSVPCResourceController, or no address is left.',
          ['containers-roadmap#1082', 'amazon-vpc-resource-controller-k8s-troubleshooting#L106'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'no capacity vpc.amazonaws.com/PrivateIPv4Address',
          },
        ],
        remedy:
          'Check in this order: policy of the cluster role, that capacity of the node, nodeSelector of the pod, free addresses of the subnet.',
      },
    ],
  },
  {
    id: 'eks-x-cidr',
    about: 'no free prefix',
    kind: 'error',
    words: [
      ['InsufficientCidrBlocks: The specified subnet does not have enough free cidr blocks'],
      ['because the specified subnet does not have enough free cidr blocks'],
      // As an event of the node has its reason and its message, in columns apart.
      ['InsufficientCidrBlocks', 'The specified subnet does not have enough free cidr blocks'],
    ],
    printed: [],
    causes: [
      {
        cause: verified('Prefix delegation found no free contiguous /28.', [
          'amazon-eks-user-guide-eks-networking-add-ons#L2485',
        ]),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Use a new subnet, or reserve a range in the subnet.',
      },
    ],
  },
  {
    id: 'eks-x-dns',
    about: 'no names on Ready nodes',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified(
          'The node role lacks the group eks:kube-proxy-windows, or a service range was not passed with -ServiceCIDR.',
          [
            'amazon-eks-user-guide-launch-templates#L450',
            'amazon-eks-user-guide-launch-templates#L405',
          ],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Add the group or an access entry of type EC2_WINDOWS, and pass -ServiceCIDR.',
      },
    ],
  },
  {
    id: 'eks-x-ports',
    about: 'ports used up',
    kind: 'wrapper',
    words: [
      [
        'Policy creation failed: hcnCreateLoadBalancer failed in Win32: The specified port already exists',
      ],
    ],
    printed: [],
    causes: [
      {
        cause: verified('Many Services used up the ports.', [
          'aws-eks-best-practices-networking#L57',
        ]),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Use DSR, or fewer Services on a node.',
      },
    ],
  },
  {
    id: 'eks-x-capacity',
    about: 'no addresses on the node',
    kind: 'silent',
    words: [
      ['no vpc.amazonaws.com/PrivateIPv4Address'],
      ['vpc.amazonaws.com/PrivateIPv4Address is missing'],
    ],
    wordsInferred: true,
    printed: [],
    causes: [
      {
        cause: verified(
          'The node lacks its os label, no address is free, or the cluster role lacks a permission.',
          ['amazon-vpc-resource-controller-k8s-troubleshooting#L87'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Go through the three checks of the guide.',
      },
    ],
  },
  {
    id: 'eks-x-join',
    about: 'own AMI does not join',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified(
          'The user data does not call Start-EKSBootstrap.ps1, or aws-auth lacks the role.',
          ['amazon-eks-user-guide-launch-templates#L431'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Call the script, and map the role.',
      },
    ],
  },
  {
    id: 'eks-x-cm',
    about: 'no aws-auth',
    kind: 'error',
    words: [['configmaps "aws-auth" not found']],
    printed: [],
    causes: [
      {
        cause: verified('There is no aws-auth yet (self-managed nodes).', [
          'amazon-eks-user-guide-launch-windows-workers#L199',
        ]),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Apply the map with both roles, or use access entries.',
      },
    ],
  },
  {
    id: 'eks-x-webhook',
    about: 'webhook gone',
    kind: 'silent',
    words: [
      ['without the limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['do not get the limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['does not get the limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['have no limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['has no limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['"vpc-resource-mutating-webhook" not found'],
      ['somebody deleted the vpc-resource-mutating-webhook'],
      ['vpc-resource-mutating-webhook was deleted'],
      ['vpc-resource-mutating-webhook is missing'],
    ],
    wordsInferred: true,
    printed: [],
    causes: [
      {
        cause: verified(
          'The MutatingWebhookConfiguration vpc-resource-mutating-webhook was deleted, or the pods have no nodeSelector.',
          ['amazon-vpc-resource-controller-k8s-troubleshooting#L115'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Restore the webhook, and set the selector.',
      },
    ],
  },
  {
    id: 'eks-x-eksctlwarn',
    about: 'warning of eksctl',
    kind: 'noise',
    words: [
      ['a Linux node group is required to support Windows workloads'],
      ['Windows VPC resource controller is required to run Windows workloads'],
    ],
    printed: [],
    causes: [
      {
        cause: inferred(
          'When it makes a cluster, eksctl looks for a group of AmazonLinux2 alone and prints outdated advice on the controller.',
          ['eksctl-nodegroup#L85', 'eksctl-windows-worker-nodes#L8'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Ignore it where another Linux group exists and enable-windows-ipam is set.',
      },
    ],
  },
  {
    id: 'eks-x-eksctl-2025',
    about: 'Windows Server 2025 before EKS has it',
    kind: 'error',
    words: [['Windows Server 2025', 'requires EKS version', 'and above']],
    printed: [{ by: 'eksctl', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'The Kubernetes version of the cluster is below the first one with an AMI of Windows Server 2025.',
          ['eksctl pkg/ami/ssm_resolver.go#L82'],
        ),
        checks: [
          {
            command: 'aws eks describe-cluster --name CLUSTER --query cluster.version',
            shows: 'a version below the one that the message names',
          },
        ],
        remedy:
          'Take WindowsServer2022CoreContainer or WindowsServer2022FullContainer, or upgrade the cluster first.',
      },
    ],
  },
  {
    id: 'PL-14',
    about: 'AMI that is gone',
    kind: 'error',
    words: [['InvalidAMIID.NotFound'], ["The image id '[ami-", 'does not exist']],
    printed: [{ by: 'EC2', in: 'events of the group' }],
    causes: [
      {
        cause: inferred(
          'The AMI may be no longer public: an optimized Windows AMI of EKS is for four months after its release.',
          ['eks-ami'],
        ),
        checks: [
          {
            command:
              'aws ssm get-parameter --name /aws/service/ami-windows-latest/Windows_Server-2022-English-Core-EKS_Optimized-MINOR/image_id',
            shows: 'another id',
          },
        ],
        remedy:
          'Take the id that the SSM parameter has now, and keep a copy of the AMI where it must stay.',
      },
    ],
  },
  {
    id: 'R-70',
    about: 'eksctl and Windows groups',
    kind: 'error',
    words: [
      ['overrideBootstrapCommand is not supported for Windows'],
      ['preBootstrapCommands is not supported for Windows'],
      ['kubeletExtraConfig is not supported for Windows'],
    ],
    printed: [{ by: 'eksctl', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'This release of eksctl refuses that field of a group of Windows. kubeletExtraConfig is refused by all, preBootstrapCommands and overrideBootstrapCommand by older ones.',
          [
            'github eksctl-io/eksctl/issues/5809',
            'eksctl pkg/apis/eksctl.io/v1alpha5/validation.go#L1142',
          ],
        ),
        checks: [{ command: 'eksctl version', shows: 'its release' }],
        remedy:
          'Take the newest eksctl; leave kubeletExtraConfig out, and write labels, taints and preBootstrapCommands.',
      },
    ],
  },
  {
    id: 'R-114',
    about: 'eksctl and own images',
    kind: 'error',
    words: [
      ['overrideBootstrapCommand is required when using a custom AMI'],
      ['when using a custom AMI, amiFamily needs to be explicitly set'],
    ],
    printed: [{ by: 'eksctl', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'This release of eksctl demands a script of every group with an own AMI, also where it ignores or refuses it, as for Windows; releases since May 2022 do not.',
          ['github eksctl-io/eksctl/issues/5075', 'github eksctl-io/eksctl/pull/5248'],
        ),
        likely: [{ says: 'nodeGroups[' }],
        excluded: [{ says: 'amiFamily needs' }],
        checks: [{ command: 'eksctl version', shows: 'a release of spring 2022 (0.92 to 0.97)' }],
        remedy: 'Take the newest eksctl, and leave the field out of Windows groups.',
      },
      {
        cause: inferred('The amiFamily of the group is missing or not that of Windows.', [
          'github eksctl-io/eksctl/issues/6837',
        ]),
        likely: [{ says: 'amiFamily needs' }],
        checks: [{ look: 'amiFamily beside ami', shows: 'missing, or AmazonLinux2' }],
        remedy: 'Write the amiFamily of Windows that the AMI is built from.',
      },
    ],
  },
  {
    id: 'C-54',
    about: 'plug-in of EKS',
    kind: 'error',
    words: [['failed to parse netns ']],
    printed: [{ by: 'vpc-shared-eni', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The plug-in vpc-shared-eni is one for docker alone: older releases do not know the network namespaces that containerd makes.',
          [
            'github aws/amazon-vpc-cni-plugins/issues/56',
            'github aws/amazon-vpc-cni-plugins/pull/61',
            'github containerd/containerd/issues/5892',
          ],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [
          {
            command: '& "C:\\Program Files\\Amazon\\EKS\\cni\\vpc-shared-eni.exe" -version',
            shows: 'a release before that pull request',
          },
        ],
        remedy: 'Take a newer AMI for EKS, which brings plug-in and containerd that fit.',
      },
    ],
  },
  {
    id: 'P-06',
    about: 'EKS addresses',
    kind: 'error',
    words: [
      ['unable to assign private ipv4 addresses'],
      ['node has no open IP address slots'],
      ['Reconciler failed to create resource vpc.amazonaws.com/PrivateIPv4Address'],
    ],
    printed: [{ by: 'VPC resource controller', in: 'its log' }],
    causes: [
      {
        cause: inferred('Every address that this instance type can hold is in use.', [
          'github aws/containers-roadmap/issues/463',
        ]),
        likely: [{ says: 'no open IP address slots' }],
        excluded: [{ says: 'unable to assign private' }],
        checks: [{ command: 'kubectl describe node', shows: 'PrivateIPv4Address all allocated' }],
        remedy: 'Take a larger instance or more nodes, or prefix delegation.',
      },
      {
        cause: inferred(
          'EC2 gives the node no address: the subnet is full, or the role may not assign one.',
          ['github eksctl-io/eksctl/issues/2721'],
        ),
        excluded: [{ says: 'no open IP address slots' }],
        checks: [{ look: 'free addresses of the subnet, CloudTrail', shows: 'none, or a refusal' }],
        remedy: 'Enlarge the subnet; give the cluster role AmazonEKSVPCResourceController.',
      },
    ],
  },
  {
    id: 'P-08',
    about: 'eksctl',
    kind: 'error',
    words: [
      ['Windows is not supported for managed nodegroups'],
      ['failed to find certificate after approval'],
    ],
    printed: [{ by: 'eksctl', in: 'its output' }],
    causes: [
      {
        cause: inferred('This eksctl is older than managed Windows node groups.', [
          'github eksctl-io/eksctl/issues/6085',
        ]),
        likely: [{ says: 'managed nodegroups' }],
        excluded: [{ says: 'certificate after approval' }],
        checks: [{ command: 'eksctl version', shows: 'of 2022 or older' }],
        remedy: 'Update eksctl, or pass --managed=false.',
      },
      {
        cause: inferred(
          'The cluster had not issued the certificate of the webhook yet. EKS no longer needs these controllers on nodes.',
          ['github eksctl-io/eksctl/issues/1452'],
        ),
        excluded: [{ says: 'managed nodegroups' }],
        checks: [{ command: 'kubectl get csr', shows: 'Approved without Issued' }],
        remedy: 'Set enable-windows-ipam in place of them; else run the command again.',
      },
    ],
  },
  {
    id: 'P-19',
    about: 'Karpenter',
    kind: 'error',
    words: [
      ['Could not schedule pod, incompatible with nodepool'],
      ['incompatible with provisioner'],
    ],
    printed: [{ by: 'Karpenter', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'With amiFamily Custom Karpenter does not know that these are Windows nodes with addresses of the VPC, so that no type has what the pod asks for.',
          ['github aws/karpenter-provider-aws/issues/6333'],
        ),
        likely: [
          { says: 'vpc.amazonaws.com/PrivateIPv4Address' },
          { found: 'karpenter-class-system' },
        ],
        checks: [{ look: 'amiFamily of the EC2NodeClass', shows: 'Custom' }],
        remedy: 'Set amiFamily to Windows2019, Windows2022 or later beside the own image.',
      },
      {
        cause: inferred(
          'No instance of this pool fits the pod: its labels and requirements, its limits, or addresses of the VPC where Windows support is off.',
          ['github aws/karpenter-provider-aws/issues/5404'],
        ),
        checks: [{ look: 'the end of that line', shows: 'the requirement that fails' }],
        remedy: 'Let selector and tolerations fit the pool; set enable-windows-ipam; raise limits.',
      },
    ],
  },
  {
    id: 'P-42',
    about: 'instance type on EKS',
    kind: 'error',
    words: [
      ['is not supported yet by the vpc resource controller'],
      ['The instance type', 'is not supported for Windows'],
    ],
    printed: [{ by: 'VPC resource controller', in: 'events of the node' }],
    causes: [
      {
        cause: verified(
          'The controller of EKS does not know this instance type, so that its pods get no addresses. Prefix delegation asks for a Nitro type.',
          [
            'github aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/pkg/provider/prefix/provider.go#L405-L426',
            'github aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/pkg/node/node.go#L155-L161',
          ],
        ),
        checks: [{ look: 'instance type of the node', shows: 'a new or unusual one' }],
        remedy: 'Take another type; without Nitro turn prefix delegation off.',
      },
    ],
  },
  {
    id: 'P-54',
    about: 'right on AWS',
    kind: 'error',
    words: [['is not authorized to perform:']],
    printed: [{ by: 'aws, eksctl, controllers on EKS', in: 'output, log' }],
    causes: [
      {
        cause: inferred(
          'The user or role of the message has no policy for the action behind it, such as ssm:GetParameter for the id of the Windows image.',
          ['github aws/containers-roadmap/issues/528'],
        ),
        checks: [{ look: 'policies of that user or role', shows: 'without the action' }],
        remedy: 'Add the action for that resource to its policy.',
      },
    ],
  },
  {
    id: 'PR-01',
    about: 'image of a launch template beside an AMI type',
    kind: 'error',
    words: [['cannot specify an AMI Type other than CUSTOM', 'image id in your launch template']],
    printed: eks,
    causes: [
      {
        cause: verified(
          'The launch template names an image, and the node group an AMI type: each chooses the AMI.',
          [
            'github rancher/terraform-provider-rancher2/issues/927',
            'github pulumi/pulumi-eks/issues/1463',
          ],
        ),
        checks: [
          {
            look: 'image id of the launch template, also of one that a module makes',
            shows: 'set',
          },
        ],
        remedy:
          'Take the image out of the template and keep the AMI type of Windows; or leave the AMI type out (CUSTOM), and call Start-EKSBootstrap.ps1 in the user data.',
      },
    ],
  },
  {
    id: 'PR-02',
    about: 'version of a group with an image of its own',
    kind: 'error',
    words: [['cannot specify a kubernetes version to use when specifying an image id']],
    printed: eks,
    causes: [
      {
        cause: inferred(
          'The launch template names an image, and the image decides the version: the group must not name one.',
          ['github pulumi/pulumi-eks/issues/1283'],
        ),
        checks: [],
        remedy:
          'Leave version and release version out of the group, or the image out of the template.',
      },
    ],
  },
  {
    id: 'PR-03',
    about: 'machines told twice',
    kind: 'error',
    words: [['Cannot specify instance types in launch template and API']],
    printed: eks,
    causes: [
      {
        cause: inferred('Both launch template and node group name the instance type.', [
          'github terraform-aws-modules/terraform-aws-eks/issues/1386',
        ]),
        checks: [],
        remedy: 'Name it in one of the two.',
      },
    ],
  },
  {
    id: 'PR-04',
    about: 'taint that Karpenter waits for',
    kind: 'error',
    words: [['missing required startup taint', 'karpenter.sh/unregistered']],
    printed: [{ by: 'Karpenter', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The node registered without the taint karpenter.sh/unregistered, which Karpenter from 1.0 on waits for: with amiFamily Custom the user data must set it.',
          [
            'github aws/karpenter-provider-aws/pull/6388',
            'github aws/karpenter-provider-aws/pull/7616',
            'github aws/karpenter-provider-aws/issues/6821',
          ],
        ),
        checks: [{ look: '-KubeletExtraArgs in the user data', shows: 'no such taint' }],
        remedy:
          'Add --register-with-taints=karpenter.sh/unregistered=true:NoExecute to -KubeletExtraArgs, or set amiFamily to that of Windows and leave the call of the start script to Karpenter.',
      },
    ],
  },
  {
    id: 'PR-23',
    about: 'VPC controllers of old clusters',
    kind: 'error',
    words: [['error installing VPC controller', 'CertificateSigningRequest']],
    printed: [{ by: 'eksctl', in: 'eksctl utils install-vpc-controllers' }],
    causes: [
      {
        cause: verified(
          'The controllers are of clusters before 1.22, and their manifests use an API that is gone; EKS runs them itself now.',
          ['github eksctl-io/eksctl/issues/7521', 'github eksctl-io/eksctl/issues/7645'],
        ),
        checks: [
          {
            command: 'kubectl -n kube-system get configmap amazon-vpc-cni -o yaml',
            shows: 'no enable-windows-ipam: "true"',
          },
        ],
        remedy:
          'Leave the command out, and set enable-windows-ipam: "true" in the ConfigMap amazon-vpc-cni.',
      },
    ],
  },
  {
    id: 'GE-03',
    about: 'token of a role in EKS',
    kind: 'error',
    words: [['webIdentityTokenFile must be an absolute path']],
    printed: [{ by: 'AWS SDK for .NET', in: 'log of the application' }],
    causes: [
      {
        cause: inferred(
          'AWS_WEB_IDENTITY_TOKEN_FILE has the path of Linux, /var/run/secrets/…: the webhook took the pod for one of Linux, as for one without the node selector of Windows, or the SDK asks for a drive.',
          ['github aws/amazon-eks-pod-identity-webhook/issues/57'],
        ),
        checks: [
          { command: 'kubectl describe pod', shows: 'AWS_WEB_IDENTITY_TOKEN_FILE with /var' },
        ],
        remedy:
          'Give the pod the node selector kubernetes.io/os: windows, update the SDK, or set the variable with C:\\ yourself.',
      },
    ],
  },
  {
    id: 'A-10',
    about: 'lines that tell of no fault',
    kind: 'noise',
    words: [
      ['is not supported for trunk interface (Security Group for Pods)'],
      ['Invalid attach limit value 0 cannot be added to CSINode'],
    ],
    printed: [{ by: 'vpc-resource-controller, kubelet', in: 'event, log' }],
    causes: [
      {
        cause: inferred(
          'Windows nodes use no trunk interface, and a driver that sets no limit of volumes tells 0; pods got their addresses and volumes all the same.',
          [
            'github aws/amazon-vpc-resource-controller-k8s/issues/231',
            'github kubernetes-csi/csi-driver-smb/issues/447',
          ],
        ),
        checks: [],
        remedy: 'Nothing to do.',
      },
    ],
  },
  {
    id: 'A-16',
    about: 'addresses that rest',
    kind: 'warning',
    weak: 'message',
    words: [
      ['PrivateIPv4Address are being cooled down'],
      ['Warm pool for resource', 'is currently empty'],
      ['cannot assign any more resource from warm pool'],
    ],
    printed: [{ by: 'vpc-resource-controller', in: 'pod event' }],
    causes: [
      {
        cause: verified(
          'All addresses of the node are in use or were given back less than 30 seconds ago; the controller tries again.',
          [
            'github aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/pkg/config/type.go#L128-L129',
          ],
        ),
        likely: [{ observed: 'it goes on for minutes', repeats: true }],
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'vpc.amazonaws.com/PrivateIPv4Address all used',
          },
        ],
        remedy:
          'Wait; where it goes on, add nodes, take a larger type, or turn prefix delegation on.',
      },
    ],
  },
  {
    id: 'W-14',
    about: 'pause image of EKS',
    kind: 'error',
    words: [['failed to get sandbox image', '/eks/pause']],
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The pause image was on the node and is gone, as by the cleanup of images; containerd itself has no account to pull it again from ECR.',
          [
            'github awslabs/amazon-eks-ami/issues/1597',
            'github awslabs/amazon-eks-ami/issues/1632',
            'github awslabs/amazon-eks-ami/issues/1425',
          ],
        ),
        checks: [{ command: 'crictl images', shows: 'no image with pause in its name' }],
        remedy:
          'Replace the node by one of a newer AMI. Where you set them: the sandbox_image of containerd and --pod-infra-container-image of the kubelet must be the same, which spares it.',
      },
    ],
  },
  {
    id: 'W-38',
    about: 'pool of addresses of EKS at rest',
    kind: 'warning',
    words: [['cannot assign resource now, resources are being'], ['warm pool is empty']],
    printed: [{ by: 'vpc-resource-controller', in: 'events of the pod' }],
    causes: [
      {
        cause: verified(
          'Addresses for Windows pods are just being made, or rest after their last pod; the controller asks again by itself.',
          [
            'github aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/pkg/pool/pool.go',
          ],
        ),
        checks: [{ look: 'the events of the pod', shows: 'whether it passes within minutes' }],
        remedy:
          'Wait; where it stays, look for free addresses of the subnet and limits of the instance.',
      },
    ],
  },
  {
    id: 'UB-02',
    about: 'user data of a node group',
    kind: 'error',
    words: [
      ['User data was not', 'valid PowerShell format'],
      ['User data was not', 'PowerShell'],
    ],
    wordsInferred: true,
    printed: [{ by: 'EKS', in: 'health of the node group, output of Terraform' }],
    causes: [
      {
        cause: inferred(
          'The launch template of a Windows node group has user data of Linux: a template that was not told the system writes a shell script.',
          ['github aws-ia/terraform-aws-eks-blueprints/issues/1729'],
        ),
        checks: [
          {
            command:
              'aws ec2 describe-launch-template-versions --launch-template-id ID --query "LaunchTemplateVersions[0].LaunchTemplateData.UserData"',
            shows: 'decoded from Base64: #!/bin/bash or MIME parts, and no <powershell>',
          },
        ],
        remedy:
          'Give user data between <powershell> tags, or none, and tell the module that the group is of Windows (platform or ami_type).',
      },
    ],
  },
  {
    id: 'NW-05',
    about: 'pod that is gone again',
    kind: 'warning',
    words: [['failed to parse Kubernetes args: failed to get pod', 'not found']],
    printed: [{ by: 'vpc-shared-eni and vpc-bridge plugins', in: 'CNI log, pod events' }],
    causes: [
      {
        cause: inferred(
          'The pod was deleted before the plugin asked for it: nothing is to be mended for this pod.',
          ['github aws/amazon-vpc-cni-k8s/issues/1103'],
        ),
        checks: [{ command: 'kubectl get pod POD', shows: 'no such pod' }],
        remedy:
          'Look at pods that exist; what deletes pods while they start is a matter of its own.',
      },
    ],
  },
  {
    id: 'NW-60',
    about: 'disk smaller than the image',
    kind: 'error',
    words: [['Volume of size', 'is smaller than snapshot']],
    printed: eks,
    causes: [
      {
        cause: inferred(
          'The disk that was asked for is smaller than that of the image; the images of EKS for Windows have 50 GiB, those of Linux 20.',
          ['github cilium/cilium/pull/43051', 'eks-disk-size'],
        ),
        checks: [
          {
            command:
              'aws ec2 describe-images --image-ids AMI --query "Images[0].BlockDeviceMappings[0].Ebs.VolumeSize"',
            shows: 'more than diskSize or volumeSize of the group',
          },
        ],
        remedy:
          'Ask for the size that the message expects, or more; for Windows nodes rather 100 GiB.',
      },
    ],
  },
]
