import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { ps, psLines, psRaw } from '../../text/powershell.ts'
import { nodePaths } from './node-paths.ts'
import { invokeNative, parameters, requirements, strict } from '../formats/powershell-prelude.ts'
import { commandLineFunction } from './services/command-line.ts'
import { serviceDecisions } from './services/decisions.ts'
import { nativeFunction } from './services/native.ts'
import { agentNames, startedServices } from './services/names.ts'
import { nssmFunction } from './services/nssm.ts'
import { registered } from './services/registered.ts'
import { stopAll, stopFunction } from './services/restart.ts'
import { startServices } from './services/start.ts'

/** Registers the kubelet, the plugin's agent and kube-proxy, and starts them; with `-Restart` only that. */
export const registerServices = defineArtifact({
  id: 'register-services',
  path: 'node/register-services.ps1',
  summary: 'Registers the components as Windows services, starts them, and restarts them in order',
  decisions: serviceDecisions,
  carries: ['serviceManager', 'containerRuntime', 'nodeName', 'nodeIP', 'installDirectory'],

  generate(scenario) {
    const paths = nodePaths(scenario)
    const names = startedServices(scenario)
    const usesNssm = scenario.serviceManager === 'nssm' || agentNames(scenario).length > 0
    return powershell([
      { code: requirements },
      {
        code: parameters([
          {
            name: 'Restart',
            type: '[switch]',
            help: 'Stops and starts the services in order, without registering them anew',
          },
        ]),
      },
      { code: strict },
      { code: psLines([invokeNative, commandLineFunction]) },
      stopFunction,
      {
        code: stopAll(names),
        why: { text: 'What depends on others stops first.', sources: ['doc001'] },
      },
      ...(usesNssm ? [nssmFunction(paths.nssm, paths.logs)] : []),
      ...(scenario.serviceManager === 'native' ? [nativeFunction] : []),
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
