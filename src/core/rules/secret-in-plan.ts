import { nodeSettings } from '../catalog/flags/node-settings.ts'
import { decisionOf } from '../model/decisions.ts'
import { defineRule } from '../model/rule.ts'
import type { DecisionId } from '../model/scenario.ts'
import { secretIn } from '../model/secrets.ts'
import { cleaned, holdsSecret } from '../model/without-secrets.ts'

const decisions = [
  'kubernetesRelease',
  'apiServerEndpoint',
  'clusterCIDR',
  'serviceCIDR',
  'clusterDNS',
  'clusterDomain',
  'podCIDR',
  'installedKBs',
  'nodeName',
  'nodeIP',
  'managementSubnet',
  'networkAdapter',
  'kubeReserved',
  'systemReserved',
  'nodeLabels',
  'nodeTaint',
  'installDirectory',
  'logDirectory',
  'httpProxy',
  'httpsProxy',
  'noProxy',
  'runtimeVersion',
  'cniRelease',
  'hnsNetworkName',
  'sourceVip',
  'virtualNetworks',
  'extraExceptions',
  'externalTargets',
  'workloadName',
  'namespace',
  'image',
  'cpuRequest',
  'cpuLimit',
  'memoryRequest',
  'memoryLimit',
  'runAsUserName',
  'gmsaCredentialSpec',
  'volumes',
  'featureGates',
  'accepted',
] as const satisfies readonly DecisionId[]

export const secretInPlan = defineRule({
  id: 'secret-in-plan',
  basis: 'refused',
  summary: 'Tokens, keys, certificates and passwords stay out of a plan',
  remediation:
    'Take it out and treat it as known to others: links and files carry all that a plan holds. The scripts ask for secrets when they run.',
  decisions,

  check(scenario) {
    const holding = decisions.filter((id) => holdsSecret(scenario[id]))
    if (holding.length === 0) return undefined
    return holding.map((id) => ({
      message: `“${decisionOf(id).label}” holds what looks like ${kindOf(scenario[id]) ?? 'a secret'}; it must not be part of a plan.`,
      facts: [nodeSettings.secrets],
      decisions: [id],
      suggestion: { [id]: cleaned(id, scenario[id]) },
    }))
  },
})

const kindOf = (value: string | readonly string[]) =>
  (typeof value === 'string' ? [value] : value).map(secretIn).find((kind) => kind !== undefined)
