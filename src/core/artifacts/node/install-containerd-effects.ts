import { catalog } from '../../catalog/catalog.ts'
import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { containerdService } from '../../catalog/runtimes/containerd.ts'
import { runtimeClassHandler } from '../../derived/runtime-class.ts'
import type { Scenario } from '../../model/scenario.ts'
import type { Effect } from '../root/runbook/effect.ts'
import { callOf } from '../root/runbook/script-effects.ts'
import {
  handler,
  inUse,
  inZip,
  pipe,
  registered,
  running,
  seenByServices,
} from '../root/runbook/thing.ts'
import { proxyVariables } from './prepare-node-effects.ts'
import { windowsFeatures } from './prepare/features.ts'

/** containerd as a service, with the configuration of the zip. */
export function installContainerdEffects(scenario: Scenario): readonly Effect[] {
  const { name } = containerdService.value
  return callOf('node/install-containerd.ps1', [
    {
      does: 'containerd is registered',
      needs: [inZip('node/containerd-config.toml')],
      makes: [registered(name)],
    },
    {
      does: 'containerd starts',
      needs: [
        registered(name),
        ...windowsFeatures(scenario).map(inUse),
        ...proxyVariables(scenario).map(seenByServices),
      ],
      makes: [
        running(name),
        pipe(catalog.runtimes.containerd.criSocket.value),
        handler(mechanisms.process.handler),
        handler(runtimeClassHandler(scenario)),
      ],
    },
  ])
}
