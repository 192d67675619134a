import { calicoLoopback } from '../../catalog/cni/release-gates.ts'
import { includesRelease } from '../../values/version.ts'
import { defineCniArtifact, usesHcn } from './cni-files.ts'
import { capabilitySection, dnsSection, sourced, upperDns } from './cni-parts.ts'
import { namePolicies, policies } from './cni-policies.ts'
import { json } from '../formats/content.ts'
import { exceptionDecisions } from '../../derived/exception-list.ts'

const installed = 'A file that the installer of Calico writes.'

export const cniCalico = defineCniArtifact({
  id: 'cni-calico',
  format: 'calico',
  summary: 'CNI file for Calico, as its installer writes it',
  decisions: [
    ...exceptionDecisions,
    'containerRuntime',
    'cniRelease',
    'nodeAgents',
    'hnsNetworkName',
    'vni',
    'clusterDNS',
    'clusterDomain',
  ],
  carries: ['cni', 'networkMode', 'hnsNetworkName', 'clusterDNS', 'serviceCIDR', 'ipam'],

  write(scenario, { file }) {
    const isOverlay = scenario.networkMode === 'overlay'
    return json({
      name: sourced(scenario.hnsNetworkName, ['hnsNetworkName'], ['c-tpl']),
      windows_use_single_network: sourced(true, [], ['c-types#L132']),
      cniVersion: sourced(file.cniVersion.value, ['cniRelease'], file.cniVersion.sources),
      type: sourced('calico', ['cni'], ['c-types#L76']),
      mode: sourced(isOverlay ? 'vxlan' : 'windows-bgp', ['networkMode'], ['c-types#L77']),
      ...(isOverlay
        ? {
            vxlan_mac_prefix: sourced('0E-2A', [], ['r-calico', 'c-types#L78']),
            vxlan_vni: sourced(scenario.vni, ['vni'], ['c-dp#L312-L314', 'c-types#L79']),
          }
        : {}),
      policy: sourced(
        { type: 'k8s' },
        [],
        ['c-types#L106', 'c-tpl'],
        'Calico enforces NetworkPolicy.',
      ),
      log_level: sourced('info', [], ['c-types#L101', 'c-tpl']),
      ...(scenario.directServerReturn && includesRelease(calicoLoopback.value, scenario.cniRelease)
        ? {
            windows_loopback_DSR: sourced(
              true,
              ['directServerReturn', 'cniRelease'],
              calicoLoopback.sources,
            ),
          }
        : {}),
      capabilities: capabilitySection(['dns']),
      DNS: dnsSection(upperDns, scenario, ['c-tpl']),
      nodename_file: sourced('c:/calicowindows/nodename', [], ['c-types#L95'], installed),
      datastore_type: sourced('kubernetes', [], ['c-types#L98']),
      kubernetes: sourced(
        { kubeconfig: 'c:/calicowindows/calico-kube-config' },
        [],
        ['c-types#L48-L52'],
        installed,
      ),
      ipam: sourced(
        { type: scenario.ipam, subnet: 'usePodCidr' },
        ['ipam'],
        ['c-types#L80-L88', 'c-tpl'],
      ),
      policies: namePolicies(
        policies(scenario, {
          api: 'hns',
          route: usesHcn(scenario) ? 'SDNROUTE' : 'ROUTE',
        }),
        ['c-pol#L62-L65', 'c-psm1#L148-L153'],
      ),
    })
  },
})
