import type { Scenario } from './scenario.ts'

type Choice = Pick<
  Scenario,
  'useRuntimeClass' | 'isolation' | 'containerRuntime' | 'windowsRelease'
>

/**
 * The RuntimeClass that the workload names; undefined where none is used. Hyper-V isolation with
 * containerd is chosen by a handler alone, so it needs one always.
 */
export function runtimeClassName({
  useRuntimeClass,
  isolation,
  containerRuntime,
  windowsRelease,
}: Choice): string | undefined {
  const isHyperV = isolation === 'hyperv' && containerRuntime === 'containerd'
  if (isHyperV) return 'windows-hyperv'
  if (!useRuntimeClass) return undefined
  return `windows-${windowsRelease.replace(/^ltsc/, '').toLowerCase()}`
}
