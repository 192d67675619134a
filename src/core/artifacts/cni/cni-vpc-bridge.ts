import { nthAddress } from '../../values/address.ts'
import { valuesOf } from '../../values/parsed.ts'
import { defineCniArtifact } from './cni-files.ts'
import { firstPart, sourced } from './cni-parts.ts'
import { json } from '../formats/content.ts'

export const cniVpcBridge = defineCniArtifact({
  id: 'cni-vpc-bridge',
  format: 'vpc-bridge',
  summary: 'CNI file for AWS vpc-bridge; the EKS image writes its own',
  decisions: [
    'cni',
    'cniRelease',
    'networkAdapter',
    'nodeIP',
    'managementSubnet',
    'virtualNetworks',
    'extraExceptions',
    'serviceCIDR',
  ],
  carries: ['cni', 'networkAdapter', 'nodeIP', 'serviceCIDR'],

  write(scenario, { file }) {
    const subnet = scenario.managementSubnet.value?.[0]
    const gateway = subnet && nthAddress(subnet, 1)?.text
    const networks = valuesOf([...scenario.virtualNetworks, ...scenario.extraExceptions]).map(
      ({ text }) => text,
    )
    return json({
      cniVersion: sourced(file.cniVersion.value, ['cniRelease'], file.cniVersion.sources),
      name: sourced(
        'vpc',
        [],
        ['aws-bridge', 'aws-hns'],
        'The name of the HNS network begins with it.',
      ),
      type: sourced('vpc-bridge', ['cni'], ['aws-bridge']),
      capabilities: sourced({ portMappings: true }, [], ['aws-netconf#L69-L71']),
      eniName: sourced(scenario.networkAdapter, ['networkAdapter'], ['aws-netconf#L53']),
      ...(subnet
        ? {
            eniIPAddresses: sourced(
              [`${firstPart(scenario.nodeIP.text)}/${subnet.prefix}`],
              ['nodeIP', 'managementSubnet'],
              ['aws-netconf#L55'],
            ),
          }
        : {}),
      ...(networks.length > 0
        ? {
            vpcCIDRs: sourced(
              [...new Set(networks)],
              ['virtualNetworks', 'extraExceptions'],
              ['aws-netconf#L56', 'aws-hns#L220-L240'],
              'Pods reach these ranges with their own addresses.',
            ),
          }
        : {}),
      ...(gateway === undefined
        ? {}
        : { gatewayIPAddress: sourced(gateway, ['managementSubnet'], ['aws-netconf#L60']) }),
      serviceCIDR: sourced(
        firstPart(scenario.serviceCIDR.text),
        ['serviceCIDR'],
        ['aws-netconf#L63', 'aws-hns'],
      ),
    })
  },
})
