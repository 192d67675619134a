import { inferred, unknown, verified } from '../fact.ts'
import { defineCni } from './define.ts'

const directories = verified(
  {
    conf: String.raw`C:\Program Files\Amazon\EKS\cni\config`,
    bin: String.raw`C:\Program Files\Amazon\EKS\cni`,
  },
  ['tigera-win#L832-L850'],
)

export const vpcBridge = defineCni({
  id: 'vpc-bridge',
  name: 'AWS vpc-bridge',
  sentence: 'Pods take addresses of the Amazon VPC; part of the EKS images for Windows.',
  modes: [
    {
      id: 'l2bridge',
      binary: 'vpc-bridge',
      support: verified('supported', ['aws-bridge', 'kep-5100']),
      ipam: verified(['vpc'], ['aws-bridge']),
      hnsNetworkName: unknown('vpcbr', ['aws-hns'], {
        note: 'that of the CNI network, then br, then the MAC address of the interface',
      }),
      hnsNetworkBy: verified('plugin', ['aws-hns']),
      exceptions: verified([], ['aws-hns#L220-L240']),
      computed: verified(['virtualNetworks', 'serviceCIDR'], ['aws-hns#L220-L240']),
      hasExceptionList: false,
      routes: verified([], ['aws-hns']),
      podsInNodeNetwork: verified(['vpc'], ['aws-bridge']),
      dualStack: verified(false, ['aws-netconf#L59', 'aws-hns']),
    },
  ],
  otherModes: verified('unsupported', ['aws-bridge']),
  runtimes: verified(['containerd'], ['aws-bridge']),
  platforms: verified(['eks'], ['aws-bridge', 'tigera-win']),
  nodesBy: verified('eks', ['aws-bridge', 'tigera-win']),
  newestRelease: unknown('1.3', ['vpc-tags'], {
    note: 'the tags hold vpc-shared-eni, its predecessor; no tag holds vpc-bridge',
  }),
  repository: 'aws/amazon-vpc-cni-plugins',
  binaries: ['vpc-bridge.exe', 'aws-vpc-cni-k8s-connector.exe'],
  networkPolicy: verified(false, ['aws-faq#L37-L39']),
  ports: verified([], ['aws-bridge']),
  file: {
    format: 'vpc-bridge',
    name: inferred('vpc-bridge.conf', ['aws-bridge'], {
      note: 'name of the sample in the repository; the file on EKS nodes is not public',
    }),
    directories: { docker: directories, containerd: directories },
    cniVersions: verified(
      [{ from: '1.0', accepts: ['0.3.0', '0.3.1', '0.4.0', '1.0.0'] }],
      ['aws-plugin#L33'],
    ),
    cniVersion: verified('0.3.0', ['aws-plugin#L33']),
  },
  adapterField: verified('eniName', ['aws-netconf#L97']),
  otherExceptionField: verified('vpcCIDRs', ['aws-netconf#L56', 'aws-hns#L220-L240']),
  programs: [
    {
      brought: {
        name: 'Amazon VPC CNI plugins',
        file: 'vpc-bridge.zip',
        parameter: 'VpcBridge',
      },
      release: 'cniRelease',
      destination: '{bin}',
    },
  ],
})
