import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { ps, psRaw } from '../../text/powershell/powershell.ts'
import { opening } from '../formats/powershell-prelude.ts'
import { runsKubeProxy } from './node-downloads.ts'
import { serviceDecisions, type ServiceScenario } from './services/decisions.ts'
import { startedServices } from './services/names.ts'
import { registered } from './services/registered.ts'
import { stopAll } from './services/restart.ts'
import { startServices } from './services/start.ts'
import { isToldSourceVip } from './services/source-vip-later.ts'
import { stalePolicies } from './services/stale-policies.ts'

/** Registers the kubelet, the plugin's agent and kube-proxy, and starts them; with `-Restart` only that. */
export const registerServices = defineArtifact({
  id: 'register-services',
  path: 'node/register-services.ps1',
  summary: 'Registers the components as Windows services, starts them, and restarts them in order',
  decisions: serviceDecisions,
  carries: ['serviceManager', 'containerRuntime', 'nodeName', 'nodeIP', 'installDirectory'],

  generate(scenario) {
    const names = startedServices(scenario)
    return powershell([
      ...opening([
        {
          name: 'Restart',
          type: '[switch]',
          help: 'Stops and starts the services in order, without registering them anew',
        },
      ]),
      {
        code: stopAll(names),
        why: { text: 'What depends on others stops first.', sources: ['doc001'] },
      },
      ...(startsProxyItself(scenario) ? [stalePolicies] : []),
      { code: psRaw('if (-not $Restart) {') },
      ...registered(scenario),
      { code: psRaw('}') },
      ...startServices(scenario, names),
      {
        code: ps`Get-Service -Name ${names} | Format-Table -AutoSize -Property @('Name', 'Status')`,
      },
    ])
  },
})

/** No start script of kube-proxy cleans up before this service runs. */
const startsProxyItself = (scenario: ServiceScenario) =>
  scenario.serviceManager === 'native' && runsKubeProxy(scenario) && !isToldSourceVip(scenario)
