import { isAccepted } from '../../../catalog/flags/accepted.ts'
import { proxySettings } from '../../../catalog/flags/proxy-settings.ts'
import { serviceHelpers } from '../../../catalog/flags/other-binaries.ts'
import { effectiveGates, gateText } from '../../../derived/effective-gates.ts'
import { releaseOf } from '../../../derived/release.ts'
import { booleanOf } from '../kubelet/capacity.ts'
import { logSettings } from '../kubelet/log-settings.ts'
import { settingOf, type Setting } from '../kubelet/setting.ts'
import { userspaceAdapter } from '../node-downloads.ts'
import { nodePaths } from '../node-paths.ts'
import type { KubeProxyScenario } from './decisions.ts'
import { memoizeByObject } from '../../../values/memoize.ts'

const setting = settingOf('kube-proxy')

/** Everything that kube-proxy of this release is told, worked out once for all files of a scenario. */
export const kubeProxySettings = memoizeByObject(
  (scenario: KubeProxyScenario): readonly Setting[] => {
    const release = releaseOf(scenario)
    return [
      ...ownSettings(scenario),
      ...networkSettings(scenario),
      ...gateSettings(scenario),
      ...logSettings(
        'kube-proxy',
        { title: 'kube-proxy', detail: 'Enough detail to follow Services and endpoints.' },
        scenario,
      ),
    ].filter(({ name }) => isAccepted('kube-proxy', name, release))
  },
)

function ownSettings(scenario: KubeProxyScenario): readonly Setting[] {
  const native: readonly Setting[] =
    scenario.serviceManager === 'native'
      ? [
          setting('windows-service', {
            value: true,
            text: 'kube-proxy answers the service control manager of Windows itself.',
            decisions: ['serviceManager'],
            sources: serviceHelpers.sc.flag.sources,
          }),
        ]
      : []
  return [
    ...native,
    modeSetting(scenario),
    setting('hostname-override', {
      value: scenario.nodeName,
      text: 'The name of the node, as the kubelet has it; without it kube-proxy may delete network endpoints.',
      decisions: ['nodeName'],
      sources: proxySettings.hostname.sources,
    }),
    setting('kubeconfig', {
      value: nodePaths(scenario).kubeProxyKubeconfig,
      text: 'How kube-proxy reaches the API server and who it is there.',
      decisions: ['joinMethod', 'installDirectory'],
    }),
  ]
}

function modeSetting(scenario: KubeProxyScenario): Setting {
  const userspace = userspaceAdapter(scenario)
  return userspace
    ? setting('proxy-mode', {
        value: 'userspace',
        text: 'This release of the plugin has no HNS network that kube-proxy could program; it serves on an adapter of its own.',
        decisions: ['cni', 'cniRelease'],
        sources: userspace.sources,
      })
    : setting('proxy-mode', {
        value: proxySettings.mode.value,
        text: 'The only mode that uses the network stack of Windows; older releases do not choose it by themselves.',
        sources: proxySettings.mode.sources,
      })
}

function networkSettings(scenario: KubeProxyScenario): readonly Setting[] {
  // Names of networks and load balancers of HNS mean nothing in userspace mode.
  return userspaceAdapter(scenario)
    ? [clusterRange(scenario)]
    : [networkName(scenario), clusterRange(scenario), ...balancerSettings(scenario)]
}

const networkName = ({ hnsNetworkName }: KubeProxyScenario) =>
  setting('network-name', {
    value: hnsNetworkName,
    text: 'The HNS network that pods are on; kube-proxy waits for it.',
    decisions: ['hnsNetworkName'],
    sources: proxySettings.networkName.sources,
  })

const clusterRange = ({ clusterCIDR }: KubeProxyScenario) =>
  setting('cluster-cidr', {
    value: clusterCIDR.text,
    text: 'The pod range, by which kube-proxy tells traffic of pods from other traffic.',
    decisions: ['clusterCIDR'],
  })

function balancerSettings(scenario: KubeProxyScenario): readonly Setting[] {
  const { networkMode, sourceVip, directServerReturn } = scenario
  return [
    ...(networkMode === 'overlay' && sourceVip.text !== ''
      ? [
          setting('source-vip', {
            value: sourceVip.text,
            text: 'The address that kube-proxy uses as source in overlay networks.',
            decisions: ['sourceVip', 'networkMode'],
          }),
        ]
      : []),
    setting('enable-dsr', {
      value: String(directServerReturn),
      inFile: directServerReturn,
      text: directServerReturn
        ? 'Answers go back without passing the load balancer again.'
        : 'Direct server return stays off.',
      decisions: ['directServerReturn'],
    }),
  ]
}

function gateSettings(scenario: KubeProxyScenario): readonly Setting[] {
  const gates = effectiveGates(scenario, 'kube-proxy')
  if (gates.length === 0) return []
  return [
    setting('feature-gates', {
      value: gates.map(gateText).join(','),
      inFile: Object.fromEntries(gates.map(({ name, value }) => [name, booleanOf(value)])),
      text: 'The gates that you listed, and those that a choice needs and this release has off.',
      decisions: [...new Set(gates.map(({ decision }) => decision))],
      sources: gates.flatMap(({ facts }) => facts.flatMap(({ sources }) => sources)),
    }),
  ]
}
