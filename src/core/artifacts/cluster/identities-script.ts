import { identities } from '../../catalog/identities.ts'
import { defineArtifact } from '../../model/artifact.ts'
import type { Explanation } from '../../model/artifact.ts'
import type { Scenario } from '../../model/scenario.ts'
import { sh, shRaw, type ShellCode } from '../../text/formats/shell.ts'
import { shell } from '../formats/content.ts'
import {
  accountDecisions,
  accountsOf,
  bindsBootstrapTokens,
  keepsTokenInSecret,
  tokenSecretOf,
  type Account,
  type AccountScenario,
} from './identities/accounts.ts'

/** Makes the credentials of the accounts in `cluster/identities.yaml`; the zip holds none. */
export const identitiesScript = defineArtifact({
  id: 'identities-script',
  path: 'cluster/identities.sh',
  summary:
    'Writes a kubeconfig for each component of the host, and a bootstrap token where one is used',
  decisions: [...accountDecisions, 'apiServerEndpoint'],
  carries: [],

  generate(scenario) {
    const accounts = accountsOf(scenario)
    const isBootstrap = bindsBootstrapTokens(scenario)
    if (accounts.length === 0 && !isBootstrap) return undefined
    return shell([
      { code: shRaw('#!/bin/sh'), why: { text: 'Any POSIX shell.' } },
      {
        code: beginning,
        why: {
          text: 'What it writes is for you alone: whoever has a kubeconfig is that component.',
        },
      },
      {
        code: clusterCA,
        why: { text: 'The certificate of the cluster’s CA, from your own kubeconfig.' },
      },
      ...(accounts.length === 0 ? [] : [kubeconfigPart(scenario)]),
      ...accounts.map((account) => ({
        code: mint(account, scenario),
        why: reasonOf(account, scenario),
      })),
      ...(isBootstrap ? [bootstrapToken] : []),
    ])
  },
})

const beginning = shRaw(`# Usage: sh identities.sh [directory that gets the files]
set -eu
umask 077
directory=\${1:-.}
mkdir -p "$directory"`)

const clusterCA = shRaw(`ca="$directory/ca.crt"
kubectl config view --raw --minify --flatten --output 'jsonpath={.clusters[0].cluster.certificate-authority-data}' | base64 -d > "$ca"
if [ ! -s "$ca" ]; then
  echo 'Your kubeconfig names no certificate of the CA: copy /etc/kubernetes/pki/ca.crt of the control plane.' >&2
  exit 1
fi`)

const kubeconfigPart = ({ apiServerEndpoint }: Pick<Scenario, 'apiServerEndpoint'>) => ({
  code: sh`write_kubeconfig() {
  if [ -z "$3" ]; then
    printf 'There is no token for %s yet: apply cluster/identities.yaml, then run this again.\n' "$2" >&2
    exit 1
  fi
  rm -f "$1"
  kubectl config set-cluster kubernetes --kubeconfig="$1" --server=${`https://${apiServerEndpoint.text}`} --certificate-authority="$ca" --embed-certs=true
  kubectl config set-credentials "$2" --kubeconfig="$1" --token="$3"
  kubectl config set-context default --kubeconfig="$1" --cluster=kubernetes --user="$2"
  kubectl config use-context default --kubeconfig="$1"
}`,
  why: {
    text: 'Every component reaches the API server at the address of the plan, which is not that of the Service kubernetes: no Service works before kube-proxy does.',
    decisions: ['apiServerEndpoint'] as const,
  },
})

const mint = (account: Account, scenario: AccountScenario): ShellCode =>
  sh`token=$(${tokenOf(account, scenario)})
write_kubeconfig "$directory/"${account.file} ${account.account} "$token"`

const tokenOf = (account: Account, scenario: AccountScenario): ShellCode =>
  keepsTokenInSecret(scenario)
    ? sh`kubectl get secret ${tokenSecretOf(account)} --namespace ${identities.namespace} --output ${'jsonpath={.data.token}'} | base64 -d`
    : sh`kubectl create token ${account.account} --namespace ${identities.namespace} --duration ${`${identities.createToken.value.hours}h`}`

const reasonOf = (account: Account, scenario: AccountScenario): Explanation => {
  const isKept = keepsTokenInSecret(scenario)
  const life = isKept
    ? 'Its token does not end; deleting its Secret ends it.'
    : 'Its token is asked for a year; the API server may give it a shorter life. RENEW.md says how to look and how to renew it.'
  return {
    text: `The kubeconfig of ${account.component}. ${life}`,
    decisions: ['controlPlaneVersion', 'cni'],
    sources: [
      ...account.sources,
      ...(isKept ? identities.tokenSecret.sources : identities.createToken.sources),
    ],
  }
}

const { secret, hours } = identities.bootstrap

const bootstrapToken = {
  code: sh`hex() { od -An -N "$1" -tx1 /dev/urandom | tr -d ' \n'; }
id=$(hex 3)
secret=$(hex 8)
end=$(( $(date +%s) + ${shRaw(String(hours.value * 3600))} ))
expiration=$(date -u -d "@$end" +%Y-%m-%dT%H:%M:%SZ 2>/dev/null || date -u -r "$end" +%Y-%m-%dT%H:%M:%SZ)
kubectl create secret generic ${shRaw(secret.value.namePrefix)}"$id" --namespace ${identities.namespace} --type ${secret.value.type} --from-literal=token-id="$id" --from-literal=token-secret="$secret" --from-literal=expiration="$expiration" --from-literal=usage-bootstrap-authentication=true
printf 'Bootstrap token, valid until %s: %s.%s\n' "$expiration" "$id" "$secret"`,
  why: {
    text: 'A token for one node and one day, with which the kubelet asks for its certificate.',
    decisions: ['joinMethod'] as const,
    sources: secret.sources,
  },
}
