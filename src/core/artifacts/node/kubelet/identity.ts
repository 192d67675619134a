import { serviceHelpers } from '../../../catalog/flags/other-binaries.ts'
import { nodePaths } from '../node-paths.ts'
import type { KubeletScenario } from './decisions.ts'
import { hasConfigFile, isOwnFile } from './layout.ts'
import { settingOf, type Setting } from './setting.ts'

const setting = settingOf('kubelet')

/** How the kubelet runs, what its node is called and how it reaches the cluster. */
export function identitySettings(scenario: KubeletScenario): readonly Setting[] {
  const { joinMethod, nodeName, nodeIP, serviceManager } = scenario
  const paths = nodePaths(scenario)
  const settings: Setting[] = []
  if (serviceManager === 'native') {
    settings.push(
      setting('windows-service', {
        value: true,
        text: 'The kubelet answers the service control manager of Windows itself.',
        decisions: ['serviceManager'],
        sources: serviceHelpers.sc.flag.sources,
      }),
    )
  }
  settings.push(
    setting('hostname-override', {
      value: nodeName,
      text: 'Name of the node; kube-proxy gets the same.',
      decisions: ['nodeName'],
      sources: ['doc004'],
    }),
  )
  if (nodeIP.text !== '' && !isCloud(scenario)) {
    settings.push(
      setting('node-ip', {
        value: nodeIP.text,
        text: 'Windows nodes get more adapters as networks are created; this names the right address.',
        decisions: ['nodeIP'],
      }),
    )
  }
  settings.push(
    setting('kubeconfig', {
      value: paths.kubeconfig,
      text: 'How the kubelet reaches the API server and who it is there.',
      decisions: ['joinMethod', 'installDirectory'],
      sources: ['doc004'],
    }),
  )
  if (joinMethod !== 'kubeconfig') {
    settings.push(
      setting('bootstrap-kubeconfig', {
        value: paths.bootstrapKubeconfig,
        text: 'Used once, to ask for a certificate of its own, while the kubeconfig is not there.',
        decisions: ['joinMethod'],
      }),
      setting('cert-dir', {
        value: paths.certificates,
        text: 'Where the certificates of the kubelet are kept.',
        decisions: ['joinMethod'],
      }),
    )
  }
  if (hasConfigFile(scenario)) {
    settings.push(
      setting('config', {
        value: paths.kubeletConfig,
        text: isOwnFile(scenario)
          ? 'All that the file can hold is in the file; the command line holds the rest.'
          : 'kubeadm writes this file; the command line wins over it where Windows needs other values.',
        decisions: ['kubernetesVersion', 'joinMethod', 'installDirectory'],
      }),
    )
  }
  return settings
}

/** Machines of a cloud get their addresses from its cloud provider. */
export const isCloud = ({ platform }: Pick<KubeletScenario, 'platform'>) =>
  platform === 'azure' || platform === 'aks'

/** Who may talk to the kubelet; with kubeadm its file says so. */
export function securitySettings(scenario: KubeletScenario): readonly Setting[] {
  if (scenario.joinMethod === 'kubeadm') return []
  const { clusterCA } = nodePaths(scenario)
  return [
    setting('anonymous-auth', {
      value: 'false',
      inFile: false,
      text: 'Without a configuration file the kubelet would answer anybody.',
      sources: ['doc001'],
    }),
    setting('authentication-token-webhook', {
      value: 'true',
      inFile: true,
      text: 'Tokens are checked by the API server.',
      sources: ['doc001'],
    }),
    setting('authorization-mode', {
      value: 'Webhook',
      text: 'The API server decides who may do what.',
      sources: ['doc001'],
    }),
    setting('client-ca-file', {
      value: clusterCA,
      text: 'Clients show a certificate of the cluster’s CA; the file comes with the kubeconfig.',
      decisions: ['installDirectory', 'joinMethod'],
      sources: ['doc001'],
    }),
    setting('read-only-port', {
      value: '0',
      inFile: 0,
      text: 'Closes the port that asks for no identity.',
      sources: ['doc001'],
    }),
    ...(scenario.joinMethod === 'bootstrap-token'
      ? [
          setting('rotate-certificates', {
            value: 'true',
            inFile: true,
            text: 'The kubelet renews the certificate that it got through the bootstrap token.',
            decisions: ['joinMethod'],
          }),
        ]
      : []),
  ]
}
