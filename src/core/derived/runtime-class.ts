import { isolation as mechanisms } from '../catalog/isolation.ts'
import { dockerHandler } from '../catalog/runtimes/docker.ts'
import type { Scenario } from '../model/scenario.ts'

type Isolated = Pick<Scenario, 'containerRuntime' | 'isolation'>

/** Whether the pod names a RuntimeClass: because the user wants one, or because Hyper-V isolation hangs on it. */
export const hasRuntimeClass = (scenario: Isolated & Pick<Scenario, 'useRuntimeClass'>) =>
  scenario.useRuntimeClass || isHypervByHandler(scenario)

/** Hyper-V isolation that a handler of containerd gives; with Docker an annotation does. */
export const isHypervByHandler = ({ containerRuntime, isolation }: Isolated) =>
  isolation === 'hyperv' && containerRuntime === mechanisms.hyperv.runtimeClass.runtime

/** `windows-2019`, as the guides name it, or `windows-2019-hyperv`. */
export function runtimeClassName(scenario: Isolated & Pick<Scenario, 'windowsRelease'>): string {
  const release = scenario.windowsRelease.toLowerCase().replace(/^ltsc/, '')
  return `windows-${release}${isHypervByHandler(scenario) ? '-hyperv' : ''}`
}

/** The handler that a RuntimeClass names; it is also in the configuration of the runtime. */
export function runtimeClassHandler(scenario: Isolated): string {
  if (scenario.containerRuntime !== 'containerd') return dockerHandler.value.name
  return isHypervByHandler(scenario)
    ? mechanisms.hyperv.runtimeClass.handler
    : mechanisms.process.handler
}
