import { catalog } from '../../catalog/catalog.ts'
import { runtimeClassHandler } from '../../derived/runtime-class.ts'
import type { Scenario } from '../../model/scenario.ts'
import type { Effect } from '../root/runbook/effect.ts'
import { callOf } from '../root/runbook/script-effects.ts'
import {
  directory,
  file,
  handler,
  inUse,
  pipe,
  registered,
  running,
  seenByServices,
} from '../root/runbook/thing.ts'
import { nodePaths } from './node-paths.ts'
import { proxyVariables } from './prepare-node-effects.ts'
import { windowsFeatures } from './prepare/features.ts'

/** The engine, and for Mirantis Container Runtime the adapter, which nssm runs. */
export const installDockerEffects = (scenario: Scenario): readonly Effect[] =>
  callOf('node/install-docker.ps1', [
    {
      does: 'the engine starts',
      needs: [
        ...windowsFeatures(scenario).map(inUse),
        ...proxyVariables(scenario).map(seenByServices),
      ],
      makes: [
        registered('docker'),
        running('docker'),
        handler(runtimeClassHandler(scenario)),
        // dockershim is a part of the kubelet: its pipe is there with the engine.
        ...(scenario.containerRuntime === 'docker'
          ? [pipe(catalog.runtimes.docker.criSocket.value)]
          : []),
      ],
    },
    ...(scenario.containerRuntime === 'mirantis' ? adapter(scenario) : []),
  ])

function adapter(scenario: Scenario): readonly Effect[] {
  const { nssm, cniBin, cniConf } = nodePaths(scenario)
  return [
    {
      does: 'cri-dockerd starts',
      needs: [running('docker'), file(nssm), directory(cniBin), directory(cniConf)],
      makes: [
        registered('cri-dockerd'),
        running('cri-dockerd'),
        pipe(catalog.runtimes.mirantis.criSocket.value),
      ],
    },
  ]
}
