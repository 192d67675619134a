import { isAccepted } from '../../../catalog/flags/accepted.ts'
import { releaseOf } from '../../../derived/release.ts'
import { capacitySettings } from './capacity.ts'
import type { KubeletScenario } from './decisions.ts'
import { identitySettings, securitySettings } from './identity.ts'
import { platformSettings } from './platform.ts'
import { runtimeSettings } from './runtime.ts'
import type { Setting } from './setting.ts'

/** Everything that the kubelet of this release is told, in a readable order. */
export function kubeletSettings(scenario: KubeletScenario): readonly Setting[] {
  const release = releaseOf(scenario)
  return [
    ...identitySettings(scenario),
    ...securitySettings(scenario),
    ...runtimeSettings(scenario),
    ...platformSettings(scenario),
    ...capacitySettings(scenario),
  ].filter(({ name }) => isAccepted('kubelet', name, release))
}
