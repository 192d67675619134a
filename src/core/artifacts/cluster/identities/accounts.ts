import { catalog } from '../../../catalog/catalog.ts'
import type { CniPlugin } from '../../../catalog/cni/define.ts'
import type { SourceRef } from '../../../catalog/fact.ts'
import { identities } from '../../../catalog/identities.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'
import { isBefore } from '../../../values/version.ts'
import { runsKubeProxy } from '../../node/node-downloads.ts'

/** What the accounts of a plan depend on. */
export const accountDecisions = [
  'cni',
  'cniRelease',
  'nodeAgents',
  'controlPlaneVersion',
  'joinMethod',
] as const satisfies readonly DecisionId[]

export type AccountScenario = Pick<Scenario, (typeof accountDecisions)[number]>

/** A component of the host with an account of its own in the cluster. */
export interface Account {
  readonly component: string
  readonly account: string
  /** The ClusterRole that it is bound to. */
  readonly role: string
  /** Name of its kubeconfig, as `cluster/identities.sh` writes it. */
  readonly file: string
  /** Parameter of `node/join-node.ps1` that takes it. */
  readonly parameter: string
  readonly sources: readonly SourceRef[]
}

/** Every component that runs on the host beside the kubelet; none of them takes the kubelet's identity. */
export function accountsOf(
  scenario: Pick<Scenario, 'cni' | 'cniRelease' | 'nodeAgents'>,
): readonly Account[] {
  const agent = agentOf(scenario)
  return [
    ...(agent
      ? [
          {
            component: agent.name,
            ...agent.identity.value,
            file: `${agent.name}.conf`,
            parameter: 'AgentKubeconfigPath',
            sources: agent.identity.sources,
          },
        ]
      : []),
    ...(runsKubeProxy(scenario)
      ? [
          {
            component: 'kube-proxy',
            ...identities.kubeProxy.value,
            file: 'kube-proxy.conf',
            parameter: 'KubeProxyKubeconfigPath',
            sources: identities.kubeProxy.sources,
          },
        ]
      : []),
  ]
}

/** The agent of the plugin on the host: a service of ours, or those that its installer registers. */
function agentOf({ cni, nodeAgents }: Pick<Scenario, 'cni' | 'nodeAgents'>) {
  const { agentService, servicesAccount }: CniPlugin = catalog.cni[cni]
  if (agentService) return { name: agentService.name, identity: agentService.identity }
  return servicesAccount && nodeAgents === 'services'
    ? { name: cni, identity: servicesAccount }
    : undefined
}

/** Older kubectl cannot ask for a token, so a Secret holds one. */
export const keepsTokenInSecret = ({
  controlPlaneVersion,
}: Pick<Scenario, 'controlPlaneVersion'>) =>
  isBefore(controlPlaneVersion, identities.createToken.value.from)

/** The Secret that the controller fills for an account. */
export const tokenSecretOf = ({ account }: Account) => `${account}-token`

/** Without kubeadm nothing lets a bootstrap token ask for a certificate. */
export const bindsBootstrapTokens = ({ joinMethod }: Pick<Scenario, 'joinMethod'>) =>
  joinMethod === 'bootstrap-token'
