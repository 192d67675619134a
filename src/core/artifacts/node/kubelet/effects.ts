import type { Scenario } from '../../../model/scenario.ts'
import type { Effect, Need } from '../../root/runbook/effect.ts'
import { directory, file, registered, running, seenByServices } from '../../root/runbook/thing.ts'
import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { nodePaths } from '../node-paths.ts'
import { hasProxy } from '../prepare/proxy.ts'
import { launched } from '../services/native.ts'
import { runtimeServices } from '../services/runtime-services.ts'
import { dividedSettings } from './divided.ts'

const identity: readonly string[] = ['kubeconfig', 'bootstrap-kubeconfig']

/** Every file and directory that the command line and the configuration file of the kubelet name. */
export function kubeletFiles(scenario: Scenario): readonly Need[] {
  const { args, fields } = dividedSettings(scenario)
  return [...args, ...fields].flatMap(({ name, value }): readonly Need[] => {
    if (identity.includes(name) || value === true || !/^[A-Za-z]:\\/.test(value)) return []
    return [name.endsWith('-dir') ? directory(value) : file(value)]
  })
}

/** What the service kubelet takes to start, and to stay. */
export function kubeletStarts(scenario: Scenario): Effect {
  const { kubelet, kubeletArguments, kubeconfig, bootstrapKubeconfig, install } =
    nodePaths(scenario)
  const program =
    scenario.serviceManager === 'nssm'
      ? [kubelet, kubeletArguments, `${install}\\kubeletstart.ps1`]
      : launched('kubelet', scenario).filter((part) => part.endsWith('.exe'))
  const readsFlags = scenario.joinMethod === 'kubeadm' && scenario.serviceManager === 'nssm'
  return {
    does: 'the kubelet starts',
    needs: [
      registered('kubelet'),
      ...runtimeServices[scenario.containerRuntime].map(running),
      ...program.map(file),
      ...(readsFlags ? [file(nodeSettings.kubeadmFlags.value.file)] : []),
      scenario.joinMethod === 'kubeconfig'
        ? file(kubeconfig)
        : [file(kubeconfig), file(bootstrapKubeconfig)],
      ...kubeletFiles(scenario),
      ...(hasProxy(scenario) ? [seenByServices('NO_PROXY')] : []),
    ],
    makes: [running('kubelet')],
  }
}
