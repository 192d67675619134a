import type { Observation } from '../../model/observation.ts'
import { deciding } from '../../model/observed.ts'
import { ofKind, type AnyParsed, type Parsed } from '../../model/parsed.ts'
import { isOfLinux } from './is-of-windows.ts'

/** The one configuration of containerd that was sent, where it is made for Linux, and is told to be of a Windows node or no Linux node was told of. */
export function linuxFileOnWindows(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): Parsed<'containerd-config'> | undefined {
  const [config, ...others] = ofKind(parsed, 'containerd-config')
  if (!config || others.length > 0 || !isOfLinux(config.value.text)) return undefined
  const { isOnWindows } = config.value
  if (isOnWindows !== undefined) return isOnWindows ? config : undefined
  if (deciding(observations, 'windowsRelease').length === 0) return undefined
  const hasLinuxNode = observations.some(({ subject }) => subject?.startsWith('linux ') === true)
  return hasLinuxNode ? undefined : config
}
