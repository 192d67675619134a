import { testImporter } from '../testing/test-importer.ts'
import { eksStack } from './eks-stack.ts'

testImporter(eksStack, [
  {
    name: 'a disk too small for the image of its own group, not of the group above',
    text: `Resources:
  Linux:
    Type: AWS::EKS::Nodegroup
    Properties:
      DiskSize: 20
  One:
    Type: AWS::EKS::Nodegroup
    Properties:
      AmiType: WINDOWS_CORE_2022_x86_64
  Two:
    Type: AWS::EKS::Nodegroup
    Properties:
      DiskSize: 30
      AmiType: WINDOWS_CORE_2019_x86_64
  Three:
    Type: AWS::EKS::Nodegroup
    Properties:
      AmiType: AL2023_x86_64_STANDARD
      DiskSize: 20`,
    reads: [
      ['windowsRelease', 'ltsc2022', 9],
      ['pool.diskSize', '30', 13],
      ['windowsRelease', 'ltsc2019', 14],
    ],
  },
  {
    name: 'nodes of one’s own in a template',
    text: `Resources:
  Cluster:
    Type: AWS::EKS::Cluster
    Properties:
      KubernetesNetworkConfig:
        ServiceIpv4Cidr: 10.200.0.0/16
  Template:
    Properties:
      UserData: |
        & $EKSBootstrapScriptFile -EKSClusterName a -KubeletExtraArgs "--register-with-taints=os=windows:NoSchedule"`,
    reads: [
      ['serviceCIDR', '10.200.0.0/16', 6],
      ['nodeTaint', 'os=windows:NoSchedule', 10],
    ],
  },
  {
    name: 'a program of CDK',
    text: `const cluster = new eks.Cluster(this, 'a', {
  version: eks.KubernetesVersion.V1_33,
  ipFamily: eks.IpFamily.IP_V6,
});
cluster.addNodegroupCapacity('w', {
  amiType: eks.NodegroupAmiType.WINDOWS_FULL_2019_X86_64,
  instanceTypes: [new ec2.InstanceType('m5.large')],
});`,
    reads: [
      ['kubernetes.serverVersion', '1.33', 2],
      ['kubernetesVersion', '1.33', 2],
      ['eks.ipFamily', 'ipv6', 3],
      ['platform', 'eks', 6],
      ['windowsRelease', 'ltsc2019', 6],
      ['pool.machineType', 'm5.large', 7],
    ],
  },
  {
    name: 'one in Python',
    text: `cluster = eks.Cluster(self, "a", version=eks.KubernetesVersion.of("1.34"))
cluster.add_nodegroup_capacity("w", ami_type=eks.NodegroupAmiType.WINDOWS_CORE_2022_X86_64)`,
    reads: [
      ['kubernetes.serverVersion', '1.34', 1],
      ['windowsRelease', 'ltsc2022', 2],
    ],
  },
  {
    name: 'a program of Pulumi',
    text: `const c = new aws.eks.Cluster("c", {
    version: "1.31",
    kubernetesNetworkConfig: { ipFamily: "ipv4" },
})
new aws.eks.NodeGroup("w", {
    amiType: "WINDOWS_CORE_2022_x86_64",
    instanceTypes: ["t3.medium"],
})`,
    reads: [
      ['kubernetes.serverVersion', '1.31', 2],
      ['eks.ipFamily', 'ipv4', 3],
      ['joinMethod', 'node-pool', 6],
      ['pool.machineType', 't3.medium', 7],
    ],
  },
  {
    name: 'a template of CloudFormation with a group for Linux',
    text: `Resources:
  Cluster:
    Type: AWS::EKS::Cluster
    Properties:
      Version: "1.32"
  Linux:
    Type: AWS::EKS::Nodegroup
    Properties:
      AmiType: AL2023_x86_64_STANDARD
      InstanceTypes: [m5.large]
  Windows:
    Type: AWS::EKS::Nodegroup
    Properties:
      AmiType: WINDOWS_CORE_2025_x86_64`,
    reads: [
      ['kubernetes.serverVersion', '1.32', 5],
      ['windowsRelease', 'ltsc2025', 14],
    ],
    never: ['eks.ipFamily'],
  },
])
