import { identities as facts } from '../../catalog/identities.ts'
import { apiVersion } from '../../catalog/workload/api-versions.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'
import {
  accountDecisions,
  accountsOf,
  bindsBootstrapTokens,
  keepsTokenInSecret,
  tokenSecretOf,
  type Account,
} from './identities/accounts.ts'

/** Who each component of the host is in the cluster; the tokens are made by `cluster/identities.sh`. */
export const identities = defineArtifact({
  id: 'identities',
  path: 'cluster/identities.yaml',
  summary:
    'Accounts of the components that run on the host, each with the rights that its work needs',
  decisions: accountDecisions,
  carries: [],

  generate(scenario) {
    const documents = [
      ...accountsOf(scenario).flatMap((account) => [
        serviceAccount(account),
        binding(account.account, account.role, accountSubject(account), account.sources),
        ...(keepsTokenInSecret(scenario) ? [tokenSecret(account, scenario)] : []),
      ]),
      ...(bindsBootstrapTokens(scenario) ? bootstrapBindings() : []),
    ]
    return documents.length === 0 ? undefined : yaml(...documents)
  },
})

const serviceAccount = ({ component, account, sources }: Account) => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: because(
    { name: account, namespace: facts.namespace },
    {
      text: `${component} on Windows nodes is this account: the identity of the kubelet may not read what it must.`,
      decisions: ['cni'],
      sources,
    },
  ),
})

const accountSubject = ({ account }: Account) => ({
  kind: 'ServiceAccount',
  name: account,
  namespace: facts.namespace,
})

const binding = (
  name: string,
  role: string,
  subject: Readonly<Record<string, string>>,
  sources: Account['sources'],
) => ({
  apiVersion: facts.apiVersion,
  kind: 'ClusterRoleBinding',
  metadata: { name },
  roleRef: because(
    { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: role },
    { text: 'What it may do, and no more.', decisions: ['cni', 'joinMethod'], sources },
  ),
  subjects: [subject],
})

function tokenSecret(account: Account, scenario: Parameters<typeof keepsTokenInSecret>[0]) {
  const { type, annotation } = facts.tokenSecret.value
  return {
    apiVersion: apiVersion('Secret', scenario.controlPlaneVersion),
    kind: 'Secret',
    metadata: {
      name: tokenSecretOf(account),
      namespace: facts.namespace,
      annotations: { [annotation]: account.account },
    },
    type: because(type, {
      text: 'The controller manager fills it with a token that does not end by itself.',
      decisions: ['controlPlaneVersion'],
      sources: facts.tokenSecret.sources,
    }),
  }
}

/** The bindings that kubeadm would make. */
const bootstrapBindings = () =>
  facts.bootstrap.bindings.value.map(({ name, group, role }) =>
    binding(
      name,
      role,
      { apiGroup: 'rbac.authorization.k8s.io', kind: 'Group', name: group },
      facts.bootstrap.bindings.sources,
    ),
  )
