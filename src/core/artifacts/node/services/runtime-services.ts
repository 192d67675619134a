import type { Scenario } from '../../../model/scenario.ts'

/** Services that must run before the kubelet. */
export const runtimeServices = {
  docker: ['docker'],
  mirantis: ['docker', 'cri-dockerd'],
  containerd: ['containerd'],
} as const satisfies Record<Scenario['containerRuntime'], readonly string[]>
