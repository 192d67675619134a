import { ps } from '../../../text/powershell/powershell.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { dividedSettings } from '../../node/kubelet/divided.ts'
import { nodePaths } from '../../node/node-paths.ts'
import { defineStep } from './step.ts'
import { brought, directory, file } from './thing.ts'

export const cloudSettings = defineStep({
  id: 'cloud-settings',
  title: 'Place the settings of the cloud provider',
  when: (scenario) => settingsPath(scenario) !== undefined,
  body: () =>
    'The kubelet of this release has the cloud provider inside and reads its settings from a file, which holds a credential: take the one that the other nodes of the cluster use. protect-secrets.ps1 leaves it to administrators.',
  commands: (scenario) => [
    ps`Copy-Item -LiteralPath '<azure.json of the cluster>' -Destination ${settingsPath(scenario) ?? ''}`,
  ],
  effects: (scenario) => [
    {
      does: 'the settings of the cloud provider are placed',
      needs: [brought.cloudSettings, directory(nodePaths(scenario).install)],
      makes: [file(settingsPath(scenario) ?? '')],
    },
  ],
  decisions: ['platform', 'kubernetesVersion', 'installDirectory'],
  sources: ['doc003'],
})

/** The file that the command line of the kubelet names. */
function settingsPath(scenario: Scenario): string | undefined {
  const value = dividedSettings(scenario).args.find(({ name }) => name === 'cloud-config')?.value
  return typeof value === 'string' ? value : undefined
}
