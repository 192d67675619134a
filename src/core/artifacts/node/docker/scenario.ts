import type { Scenario } from '../../../model/scenario.ts'
import type { ProxyScenario } from '../prepare/proxy.ts'
import type { Layout } from '../node-paths.ts'

export type DockerScenario = Layout &
  Pick<Scenario, 'runtimeVersion' | 'kubernetesVersion' | 'windowsRelease' | keyof ProxyScenario>
