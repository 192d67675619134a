import type { Fact } from '../../catalog/fact.ts'
import type { Basis } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { deciding, named } from '../../model/observed.ts'
import { ofKind, type Parsed, type Setup } from '../../model/parsed.ts'
import { isOfWindowsDaemon } from './of-windows.ts'

/** A daemon.json, and how sure it is that a Windows node has it. */
export interface DaemonFile {
  readonly file: Parsed<'docker-config'>
  readonly basis: Basis
  /** What a finding about it rests on. */
  readonly weigh: <T>(fact: Fact<T>) => Fact<T>
}

const asItIs = <T>(fact: Fact<T>): Fact<T> => fact
const asLikely = <T>(fact: Fact<T>): Fact<T> => ({ ...fact, confidence: 'inferred' })

/** The files of the daemon: the same name stands on Linux nodes. */
export function daemonFiles({ observations, parsed }: Setup): readonly DaemonFile[] {
  const files = ofKind(parsed, 'docker-config')
  const told = files.length === 1 ? ownerOf(observations) : undefined
  if (told === 'linux') return []
  return files.map((file) =>
    isOfWindowsDaemon(file.value.text) || told === 'windows'
      ? { file, basis: 'refused', weigh: asItIs }
      : told === 'likely'
        ? { file, basis: 'refused', weigh: asLikely }
        : { file, basis: 'advice', weigh: asItIs },
  )
}

/** Whose the one file is, where it does not say so itself. */
function ownerOf(observations: readonly Observation[]): 'windows' | 'linux' | 'likely' | undefined {
  const folders = named(observations, 'docker.config.file')
  const ofLinux = folders.filter(({ value }) => String(value).startsWith('/'))
  if (folders.length > 0 && ofLinux.length === folders.length) return 'linux'
  if (ofLinux.length > 0) return undefined
  if (folders.length > 0) return 'windows'
  if (observations.some(({ subject }) => subject?.startsWith('linux ') === true)) return undefined
  const isWindows =
    deciding(observations, 'windowsRelease').length > 0 ||
    named(observations, 'host.os').some(({ value }) => /windows/i.test(String(value))) ||
    named(observations, 'image.base').length > 0
  const hasDocker =
    deciding(observations, 'containerRuntime').some(({ value }) => value !== 'containerd') ||
    named(observations, 'docker.server.version').length > 0
  return isWindows && hasDocker ? 'likely' : undefined
}
