import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { psLines, psRaw } from '../../text/powershell.ts'
import { adapter } from './docker/adapter.ts'
import { dockerEngine, mirantisEngine, startEngine } from './docker/engine.ts'
import { dockerParameters } from './docker/parameters.ts'
import { invokeNative, parameters, requirements, strict } from '../formats/powershell-prelude.ts'
import { downloadsDirectory, fetchFunctions, tls } from './prepare/fetch.ts'
import { proxy, proxyFunctions } from './prepare/proxy.ts'
import { commandLineFunction } from './services/command-line.ts'

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
    'httpProxy',
    'httpsProxy',
    'noProxy',
    'installDirectory',
    'logDirectory',
    'joinMethod',
  ],
  carries: [],

  generate(scenario) {
    if (scenario.containerRuntime === 'containerd') return undefined
    const isMirantis = scenario.containerRuntime === 'mirantis'
    return powershell([
      { code: requirements },
      { code: parameters(dockerParameters(scenario), { defaultSet: 'Host' }) },
      { code: psLines([strict, tls]) },
      { code: psLines([invokeNative, isMirantis ? commandLineFunction : undefined]) },
      ...proxyFunctions(scenario),
      proxy(scenario),
      { code: psLines([downloadsDirectory, psRaw('$KnownHash = @{}')]) },
      fetchFunctions(),
      isMirantis ? mirantisEngine : dockerEngine(scenario),
      startEngine,
      ...(isMirantis ? adapter(scenario) : []),
      { code: psRaw("Write-Host 'The runtime runs. Next: node\\prepare-node.ps1 -AfterRuntime.'") },
    ])
  },
})
