import { nodeSettings } from '../catalog/flags/node-settings.ts'
import { decisionOf } from '../model/decisions.ts'
import { defineRule } from '../model/rule.ts'
import type { DecisionId, Scenario } from '../model/scenario.ts'
import { secretIn } from '../model/secrets.ts'

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
    if (decisions.every((id) => !holdsSecret(scenario[id]))) return undefined
    return decisions
      .filter((id) => holdsSecret(scenario[id]))
      .map((id) => ({
        message: `${id} holds what looks like ${kindOf(scenario[id]) ?? 'a secret'}; it must not be part of a plan.`,
        facts: [nodeSettings.secrets],
        decisions: [id],
        suggestion: { [id]: without(id, scenario[id]) },
      }))
  },
})

type Text = Scenario[(typeof decisions)[number]]

const textsOf = (value: Text): readonly string[] => (typeof value === 'string' ? [value] : value)

function holdsSecret(value: Text): boolean {
  if (typeof value === 'string') return secretIn(value) !== undefined
  for (const text of value) if (secretIn(text) !== undefined) return true
  return false
}

const kindOf = (value: Text) =>
  textsOf(value)
    .map(secretIn)
    .find((kind) => kind !== undefined)

/** A proxy keeps its address; anything else goes back to where it began. */
function without(id: DecisionId, value: Text): string | readonly string[] {
  if (typeof value !== 'string') return value.filter((text) => secretIn(text) === undefined)
  const bare = value.replace(/\/\/[^/@\s]*@/, '//')
  if (bare !== value && secretIn(bare) === undefined) return bare
  return String(decisionOf(id).initial)
}
