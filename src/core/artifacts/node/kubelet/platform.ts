import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { isWithin } from '../../../values/version.ts'
import { nodePaths } from '../node-paths.ts'
import type { KubeletScenario } from './decisions.ts'
import { isCloud } from './identity.ts'
import { logSettings } from './log-settings.ts'
import { settingOf, type Setting } from './setting.ts'

const setting = settingOf('kubelet')

/** DNS for pods, what Windows lacks, logs, and the cloud underneath. */
export function platformSettings(scenario: KubeletScenario): readonly Setting[] {
  return [
    ...dnsSettings(scenario),
    ...windowsSettings,
    ...cloudSettings(scenario),
    ...logSettings(
      'kubelet',
      { title: 'the kubelet', detail: 'Enough detail to follow pods and networks.' },
      scenario,
    ),
  ]
}

function dnsSettings({ clusterDNS, clusterDomain, kubernetesVersion }: KubeletScenario) {
  const { hostResolver } = nodeSettings
  const usesHost = isWithin(kubernetesVersion, { from: hostResolver.value.from })
  return [
    setting('cluster-dns', {
      value: clusterDNS.text,
      inFile: clusterDNS.text.split(',').map((address) => address.trim()),
      text: 'DNS server that pods get.',
      decisions: ['clusterDNS'],
      sources: ['doc004'],
    }),
    setting('cluster-domain', {
      value: clusterDomain,
      text: 'DNS suffix of the cluster.',
      decisions: ['clusterDomain'],
      sources: ['doc004'],
    }),
    setting('resolv-conf', {
      value: usesHost ? hostResolver.value.value : '',
      text: usesHost
        ? 'Pods with dnsPolicy Default get the DNS servers of the host; the default names a file that Windows lacks.'
        : 'Empty: the default names a file that Windows lacks, and pods would not start.',
      decisions: ['kubernetesVersion'],
      sources: hostResolver.sources,
    }),
  ]
}

const windowsSettings: readonly Setting[] = [
  setting('enable-debugging-handlers', {
    value: 'true',
    inFile: true,
    text: 'Logs, exec and port-forward go through these.',
    sources: ['doc004', 'swt-prepare'],
  }),
  setting('cgroups-per-qos', {
    value: 'false',
    inFile: false,
    text: `Windows has no cgroups; up to ${nodeSettings.noCgroups.value.through} the kubelet stops on the default.`,
    sources: nodeSettings.noCgroups.sources,
  }),
  setting('enforce-node-allocatable', {
    value: '',
    inFile: [],
    text: `Nothing is enforced on Windows; up to ${nodeSettings.noCgroups.value.through} any entry stops the kubelet.`,
    sources: nodeSettings.noCgroups.sources,
  }),
]

/** The cloud that provisions its own nodes; its configuration file holds secrets and is never made here. */
function cloudSettings(scenario: KubeletScenario): readonly Setting[] {
  if (!isCloud(scenario)) return []
  const { inTreeThrough, external } = nodeSettings.cloudProvider.value
  const { sources } = nodeSettings.cloudProvider
  if (!isWithin(scenario.kubernetesVersion, { through: inTreeThrough })) {
    return [
      setting('cloud-provider', {
        value: external,
        text: 'A cloud controller of its own serves the node; the built-in ones are gone.',
        decisions: ['platform', 'kubernetesVersion'],
        sources,
      }),
    ]
  }
  const file = `${nodePaths(scenario).install}\\azure.json`
  return [
    setting('cloud-provider', {
      value: 'azure',
      text: 'The built-in cloud provider of Azure.',
      decisions: ['platform'],
      sources: ['doc001', ...sources],
    }),
    setting('cloud-config', {
      value: file,
      text: 'Settings and credentials of Azure, which the provisioning of the node writes.',
      decisions: ['platform', 'installDirectory'],
      sources: ['doc001'],
    }),
    setting('azure-container-registry-config', {
      value: file,
      text: 'The same file serves pulls from an Azure container registry.',
      decisions: ['platform', 'installDirectory'],
      sources: ['doc001'],
    }),
  ]
}
