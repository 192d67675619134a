import { identities } from '../../../catalog/identities.ts'
import { sh } from '../../../text/formats/shell.ts'
import {
  accountsOf,
  bindsBootstrapTokens,
  keepsTokenInSecret,
} from '../../cluster/identities/accounts.ts'
import { defineStep } from './step.ts'
import { brought, cluster, inZip, kubeconfigOf } from './thing.ts'

const manifest = 'cluster/identities.yaml'
const script = 'cluster/identities.sh'

/** Names as one says them. */
const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ')

export const identitiesStep = defineStep({
  id: 'identities',
  title: 'Make the identities of the components',
  when: (_, { has }) => has(manifest),
  body(scenario) {
    const { hours } = identities.createToken.value
    const written = [
      ...accountsOf(scenario).map(({ file }) => file),
      ...(bindsBootstrapTokens(scenario) ? ['ca.crt'] : []),
    ]
    const life = keepsTokenInSecret(scenario)
      ? 'Their tokens do not end by themselves.'
      : `Their tokens are asked for ${hours / 24} days, and nothing renews them: RENEW.md says how.`
    const token = bindsBootstrapTokens(scenario)
      ? ' It prints a bootstrap token for this node, which is valid for a day; the manifest lets the cluster approve the request of the kubelet.'
      : ''
    return `Gives each component of the host an account of its own: the kubelet’s identity may not read what they must, and an administrator’s kubeconfig has no place on a worker. ${accountsOf(scenario).length > 0 ? life : ''}${token} Copy ${listed(written)} to the node over a safe way, and delete ${written.length === 1 ? 'it' : 'them'} here.`.replaceAll(
      '  ',
      ' ',
    )
  },
  commands: () => [
    sh`kubectl apply --filename cluster/identities.yaml`,
    sh`sh cluster/identities.sh`,
  ],
  effects: (scenario) => [
    {
      does: `${manifest} is applied`,
      needs: [cluster.administrator, inZip(manifest)],
      makes: [
        cluster.accounts,
        ...(bindsBootstrapTokens(scenario) ? [cluster.bootstrapBindings, cluster.approver] : []),
      ],
    },
    {
      does: `${script} runs`,
      needs: [cluster.administrator, cluster.accounts, inZip(script)],
      makes: [
        ...accountsOf(scenario).map(({ component }) => kubeconfigOf(component)),
        ...(bindsBootstrapTokens(scenario) ? [brought.token, brought.ca] : []),
      ],
    },
  ],
  files: [manifest, script],
  decisions: ['cni', 'joinMethod', 'controlPlaneVersion'],
  sources: [
    ...identities.kubeProxy.sources,
    ...identities.tokenSecret.sources,
    ...identities.createToken.sources,
    ...identities.bootstrap.bindings.sources,
  ],
})
