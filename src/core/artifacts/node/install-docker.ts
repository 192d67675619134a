import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { psRaw } from '../../text/powershell/powershell.ts'
import { adapter } from './docker/adapter.ts'
import { dockerEngine, mirantisEngine, startEngine } from './docker/engine.ts'
import { dockerParameters } from './docker/parameters.ts'
import { opening } from '../formats/powershell-prelude.ts'
import { proxyDecisions, setProxy } from './prepare/proxy.ts'

/** Docker, or Mirantis Container Runtime with the adapter that connects it to the kubelet. */
export const installDocker = defineArtifact({
  id: 'install-docker',
  path: 'node/install-docker.ps1',
  summary: 'Installs Docker, or Mirantis Container Runtime with cri-dockerd',
  decisions: [
    'containerRuntime',
    'runtimeVersion',
    'kubernetesVersion',
    'windowsRelease',
    'cni',
    ...proxyDecisions,
    'installDirectory',
    'logDirectory',
    'joinMethod',
  ],
  carries: [],

  generate(scenario) {
    if (scenario.containerRuntime === 'containerd') return undefined
    const isMirantis = scenario.containerRuntime === 'mirantis'
    return powershell([
      ...opening(dockerParameters(scenario), { defaultSet: 'Host' }),
      setProxy(scenario),
      isMirantis ? mirantisEngine : dockerEngine(scenario),
      startEngine,
      ...(isMirantis ? adapter(scenario) : []),
      { code: psRaw("Write-Host 'The runtime runs. Next: node\\prepare-node.ps1 -AfterRuntime.'") },
    ])
  },
})
