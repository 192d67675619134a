import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { isBefore, isVersion } from '../../values/version.ts'
import type { Violation } from '../../model/finding.ts'
import { defineRule } from '../../model/rule.ts'
import type { Scenario } from '../../model/scenario.ts'
import { nodeAgents as resolved, runsHostProcess } from '../../model/resolve/node-agents.ts'

export const nodeAgents = defineRule({
  id: 'node-agents',
  basis: 'unsupported',
  matrix: true,
  summary: 'The agents of a plugin run as its project keeps them: as services or as DaemonSets',
  remediation: 'Leave the agents to the app, or take a release of the plugin that knows this way.',
  decisions: ['cni', 'cniRelease', 'containerRuntime', 'kubernetesVersion', 'nodeAgents'],

  check(scenario) {
    return scenario.nodeAgents === 'daemonsets' ? asPods(scenario) : asServices(scenario)
  },
})

type Read = Pick<
  Scenario,
  'cni' | 'cniRelease' | 'containerRuntime' | 'kubernetesVersion' | 'nodeAgents'
>

function asPods(scenario: Read): Violation | undefined {
  const { cni, cniRelease } = scenario
  const { name, daemonSets }: CniPlugin = catalog.cni[cni]
  const usual = resolved(scenario)
  if (usual === 'daemonsets' || !daemonSets) return undefined
  const hostProcess = runsHostProcess(scenario)
  if (hostProcess && !isVersion(cniRelease)) return undefined
  return {
    message: hostProcess
      ? `${name} has its agents as pods from release ${daemonSets.value.from} on, not in ${cniRelease}.`
      : `The agents of ${name} are HostProcess pods, which take containerd and Kubernetes ${daemonSets.value.kubernetes}.`,
    facts: [daemonSets],
    suggestion: { nodeAgents: usual },
  }
}

function asServices(scenario: Read): Violation | undefined {
  const { cni, cniRelease } = scenario
  const { name, daemonSets, services }: CniPlugin = catalog.cni[cni]
  if (!daemonSets || !isVersion(cniRelease)) return undefined
  if (services && isBefore(cniRelease, services.value.before)) return undefined
  if (services) {
    return {
      message: `${name} ${cniRelease} cannot be installed as services any more; releases before ${services.value.before} can.`,
      facts: [services],
      suggestion: runsHostProcess(scenario)
        ? { nodeAgents: 'daemonsets' }
        : { cniRelease: services.value.newest },
    }
  }
  if (scenario.containerRuntime !== 'containerd') return undefined
  // Older releases describe a service there themselves.
  if (isBefore(cniRelease, daemonSets.value.from)) return undefined
  const usual = resolved(scenario)
  return {
    message: `The agent of ${name} runs as a pod on this node; no way as a service is kept for containerd.`,
    facts: [daemonSets],
    ...(usual === 'daemonsets' ? { suggestion: { nodeAgents: usual } } : {}),
  }
}
