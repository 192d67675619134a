import { catalog } from '../../../catalog/catalog.ts'
import { dockerParameters } from '../../node/docker/parameters.ts'
import { proxyParameters } from '../../node/prepare/proxy.ts'
import { call, defineStep } from './step.ts'
import { installContainerdEffects } from '../../node/install-containerd-effects.ts'
import { installDockerEffects } from '../../node/install-docker-effects.ts'

export const installRuntime = defineStep({
  id: 'install-runtime',
  title: 'Install the container runtime',
  body({ containerRuntime, runtimeVersion }) {
    const { name } = catalog.runtimes[containerRuntime]
    return containerRuntime === 'containerd'
      ? `Fetches ${name} ${runtimeVersion}, places its configuration, registers the service and keeps Windows Defender out of its files.`
      : `Installs ${name} ${runtimeVersion} as a service; where the engine is on this computer already, call the script with -Installed instead. Restart if it says so.`
  },
  commands: (scenario) =>
    scenario.containerRuntime === 'containerd'
      ? [call('node\\install-containerd.ps1', proxyParameters(scenario))]
      : [call('node\\install-docker.ps1', dockerParameters(scenario), 'Host')],
  effects: (scenario) =>
    scenario.containerRuntime === 'containerd'
      ? installContainerdEffects(scenario)
      : installDockerEffects(scenario),
  files: ['node/install-containerd.ps1', 'node/containerd-config.toml', 'node/install-docker.ps1'],
  decisions: ['containerRuntime', 'runtimeVersion', 'isolation'],
  sources: ['doc004', 'doc002'],
})
