import type { Scenario } from '../../../model/scenario.ts'
import type { Layout } from '../node-paths.ts'

export type DockerScenario = Layout &
  Pick<
    Scenario,
    | 'runtimeVersion'
    | 'kubernetesVersion'
    | 'windowsRelease'
    | 'httpProxy'
    | 'httpsProxy'
    | 'noProxy'
  >
