import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { isBefore, isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'
import { nodeAgents as resolved, runsHostProcess } from '../../model/resolve/node-agents.ts'

export const nodeAgents = defineRule({
  id: 'node-agents',
  basis: 'unsupported',
  matrix: true,
  summary: 'The agents of a plugin run as its project keeps them: as services or as DaemonSets',
  remediation: 'Leave the agents to the app, or take a release of the plugin that knows this way.',
  decisions: ['cni', 'cniRelease', 'containerRuntime', 'kubernetesVersion', 'nodeAgents'],

  check(scenario) {
    const { cni, cniRelease, nodeAgents: chosen } = scenario
    const { name, daemonSets, services }: CniPlugin = catalog.cni[cni]
    const usual = resolved(scenario)
    if (chosen === 'daemonsets') {
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
    return {
      message: `The agent of ${name} runs as a pod on this node; no way as a service is kept for containerd.`,
      facts: [daemonSets],
      ...(usual === 'daemonsets' ? { suggestion: { nodeAgents: usual } } : {}),
    }
  },
})
