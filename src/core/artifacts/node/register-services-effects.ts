import type { Scenario } from '../../model/scenario.ts'
import type { Effect, Need } from '../root/runbook/effect.ts'
import { callOf } from '../root/runbook/script-effects.ts'
import { directory, file, registered, running } from '../root/runbook/thing.ts'
import { kubeProxyStarts, kubeproxystartEffects } from './kube-proxy/effects.ts'
import { kubeletStarts } from './kubelet/effects.ts'
import { nodePaths } from './node-paths.ts'
import { agentStarts } from './services/agent-effects.ts'
import { agentNames, startedServices } from './services/names.ts'
import { isToldLater, isToldSourceVip } from './services/source-vip-later.ts'
import { identityFiles, startedDirectly } from './services/start.ts'

const script = 'node/register-services.ps1'

/** Registers every service and, once the node has an identity, starts them in their order. */
export const registerServicesEffects = (scenario: Scenario): readonly Effect[] =>
  callOf(script, [
    stopped(scenario),
    ...startedServices(scenario).map((name): Effect => ({
      does: `the service ${name} is registered`,
      needs: registrationNeeds(name, scenario),
      makes: [registered(name)],
    })),
    ...started(scenario, { isRestart: false }),
  ])

/** The same script with -Restart. */
export const restartServicesEffects = (scenario: Scenario): readonly Effect[] =>
  callOf(script, [stopped(scenario), ...started(scenario, { isRestart: true })])

const stopped = (scenario: Scenario): Effect => ({
  does: 'the services stop',
  needs: [],
  removes: startedServices(scenario).map(running),
})

/** The agent of a plugin runs under nssm in any case. */
function registrationNeeds(name: string, scenario: Scenario): readonly Need[] {
  const { nssm, logs, install } = nodePaths(scenario)
  const isByNssm = scenario.serviceManager === 'nssm' || agentNames(scenario).includes(name)
  return [
    directory(logs),
    file(`${install}\\${name}-args.txt`),
    ...(isByNssm ? [file(nssm), file(`${install}\\common.ps1`)] : []),
  ]
}

function startOf(name: string, scenario: Scenario): readonly Effect[] {
  if (agentNames(scenario).includes(name)) return agentStarts(scenario)
  return [name === 'kubelet' ? kubeletStarts(scenario) : kubeProxyStarts(scenario)]
}

function started(scenario: Scenario, { isRestart }: { isRestart: boolean }): readonly Effect[] {
  const { kubectl, kubeconfig, clusterCA } = nodePaths(scenario)
  const isTold = isToldSourceVip(scenario) && (isRestart || !isToldLater(scenario))
  const effects: readonly Effect[] = [
    ...(scenario.joinMethod === 'kubeconfig'
      ? [
          {
            does: 'the certificate of the CA is taken from the kubeconfig',
            needs: [file(kubectl), file(kubeconfig)],
            makes: [file(clusterCA)],
          },
        ]
      : []),
    ...startedDirectly(scenario, startedServices(scenario)).flatMap((name) =>
      startOf(name, scenario),
    ),
    ...(isTold ? kubeproxystartEffects(scenario) : []),
  ]
  return effects.map((effect) => ({ ...effect, onlyWith: identityFiles(scenario).map(file) }))
}
