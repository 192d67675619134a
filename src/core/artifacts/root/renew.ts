import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { identities } from '../../catalog/identities.ts'
import { defineArtifact } from '../../model/artifact.ts'
import type { Scenario } from '../../model/scenario.ts'
import {
  markdownCode,
  markdownTable,
  markdownText as text,
  plainMarkdown,
} from '../../text/formats/markdown.ts'
import { ps, psRaw } from '../../text/powershell/powershell.ts'
import { sh } from '../../text/formats/shell.ts'
import { accountDecisions, accountsOf, keepsTokenInSecret } from '../cluster/identities/accounts.ts'
import { markdown, type Block } from '../formats/content.ts'
import { nodePaths } from '../node/node-paths.ts'

/** How long each credential of the node lives, and how it is renewed. */
export const renew = defineArtifact({
  id: 'renew',
  path: 'RENEW.md',
  summary: 'How long each credential of the node lives, and how to renew it',
  decisions: [...accountDecisions, 'containerRuntime', 'installDirectory', 'logDirectory'],
  carries: [],

  generate(scenario) {
    const accounts = accountsOf(scenario)
    return markdown([
      { text: '# Renew the credentials of the node' },
      {
        text: markdownTable(
          ['Component', 'How long it lives', 'Who renews it'],
          [
            ['kubelet', ...kubeletLife(scenario)],
            ...accounts.map(({ component }) => [
              text(component),
              keepsTokenInSecret(scenario)
                ? 'Until its Secret is deleted'
                : `Asked for ${identities.createToken.value.hours / 24} days; the API server may give less`,
              'You',
            ]),
            ...(scenario.nodeAgents === 'daemonsets'
              ? [['Agents in pods', 'As long as the pod', 'The kubelet']]
              : []),
          ],
        ),
        why: {
          decisions: ['joinMethod', 'controlPlaneVersion', 'cni', 'nodeAgents'],
          sources: [...identities.createToken.sources, ...identities.tokenSecret.sources],
        },
      },
      ...(accounts.length === 0 ? [] : steps(scenario)),
    ])
  },
})

function kubeletLife(scenario: Given): readonly [string, string] {
  switch (scenario.joinMethod) {
    case 'kubeadm':
    case 'bootstrap-token':
      return ['As the cluster signs it', 'The kubelet, by a new request to the cluster']
    case 'kubeconfig':
      return [
        'As you made it',
        `You: put a new kubeconfig in the place of ${plainMarkdown(nodePaths(scenario).kubeconfig)}, restart the services`,
      ]
    case 'node-pool':
      return ['As the platform makes it', 'The platform']
  }
}

/** An agent that its own installer registered reads its kubeconfig elsewhere. */
function installed(scenario: Given): readonly string[] {
  const { installedServices }: CniPlugin = catalog.cni[scenario.cni]
  if (!installedServices || scenario.nodeAgents !== 'services') return []
  const { names, kubeconfig } = installedServices.value
  const { agentKubeconfig } = nodePaths(scenario)
  return [
    ps`Copy-Item -LiteralPath ${agentKubeconfig} -Destination ${kubeconfig} -Force`.code,
    ps`Get-Service -Name ${names} -ErrorAction SilentlyContinue | Where-Object { $_.Status -eq 'Running' } | Restart-Service -Force`
      .code,
  ]
}

type Given = Parameters<typeof accountsOf>[0] &
  Parameters<typeof nodePaths>[0] &
  Pick<Scenario, 'controlPlaneVersion'>

function steps(scenario: Given): readonly Block[] {
  const { install } = nodePaths(scenario)
  const accounts = accountsOf(scenario)
  return [
    {
      text: [
        '## 1. Make new kubeconfigs',
        'On the machine whose kubectl administers the cluster. Note the date: nothing warns before a token ends.',
        markdownCode('sh', sh`sh cluster/identities.sh renewed`.shell),
        'You should see four lines for each component, and the files in the directory renewed.',
      ].join('\n\n'),
    },
    {
      text: [
        '## 2. Put them on the node and restart',
        'Copy the files to the node over a safe way, delete them where they were made, then:',
        markdownCode(
          'powershell',
          [
            ...accounts.map(
              ({ file }) =>
                ps`Copy-Item -LiteralPath ${file} -Destination ${`${install}\\${file}`} -Force`
                  .code,
            ),
            ...installed(scenario),
            psRaw('.\\node\\protect-secrets.ps1').code,
            psRaw('.\\node\\register-services.ps1 -Restart').code,
          ].join('\n'),
        ),
        'You should see the services Running. Services of the cluster answer as before.',
      ].join('\n\n'),
      why: { decisions: ['installDirectory', 'cni'] },
    },
    {
      text: [
        '## If a kubeconfig got into wrong hands',
        'Delete the account, which ends its tokens on every node, and make it anew with the steps above.',
        markdownCode(
          'sh',
          [
            ...accounts.map(
              ({ account }) =>
                sh`kubectl delete serviceaccount ${account} --namespace ${identities.namespace}`
                  .shell,
            ),
            sh`kubectl apply --filename cluster/identities.yaml`.shell,
          ].join('\n'),
        ),
      ].join('\n\n'),
      why: { sources: identities.createToken.sources },
    },
  ]
}
