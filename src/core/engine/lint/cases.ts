import type { Finding } from '../../model/finding.ts'
import type { AnyLint } from '../../model/lint.ts'
import { systemOfPod, type OperatingSystem } from '../../model/manifest.ts'
import type { AnyParsed } from '../../model/parsed.ts'
import { isBefore } from '../../values/version.ts'
import type { Question } from './question.ts'
import { triedFor, worldsOf, type Condition, type Possible, type World } from './worlds.ts'

/** What a lint gave of a document. */
export interface Said {
  readonly findings: readonly Finding[]
  readonly questions: readonly Question[]
}

/** The worlds in which a lint is asked, and what they differ in. */
export interface Cases {
  readonly conditions: readonly Condition[]
  readonly worlds: readonly World[]
  /** What documents gave of which the lint said the same, where nothing of it has a place or a title. */
  readonly said: Map<string, Said>
}

type WorldsFor = (
  conditions: readonly Condition[],
  since: string | undefined,
  system: OperatingSystem | undefined,
) => readonly World[]

/** The worlds that lints ask for, made once for all that depend on the same. */
export function sharedWorlds(possible: Possible): WorldsFor {
  const made = new Map<string, readonly World[]>()
  return (conditions, since, system) => {
    const key = [since, system, ...conditions].join()
    const known = made.get(key)
    if (known) return known
    const worlds = worldsOf(conditions, {
      ...possible,
      ...(since === undefined ? {} : fromMinor(since, possible)),
      ...(system === undefined ? {} : { operatingSystem: [system] }),
    })
    made.set(key, worlds)
    return worlds
  }
}

/** The cases of a lint for each document; they differ only by the system that a manifest names. */
export function casesFor(lint: AnyLint, worldsFor: WorldsFor): (parsed: AnyParsed) => Cases {
  const conditions: readonly Condition[] = [...lint.decisions, 'operatingSystem']
  const bySystem = new Map<OperatingSystem | undefined, Cases>()
  return (parsed) => {
    const system = systemOf(parsed)
    const kept = bySystem.get(system)
    if (kept) return kept
    const worlds = worldsFor(conditions, lint.since, system)
    const cases = { conditions, worlds, said: new Map() }
    bySystem.set(system, cases)
    return cases
  }
}

/** The versions that a lint is about, as far as nobody told any. */
const fromMinor = (since: string, possible: Possible): Possible => {
  const versions = triedFor('kubernetesVersion', possible).map(String)
  const later = versions.filter((version) => !isBefore(version, since))
  return later.length === 0 || versions.length === 1 ? {} : { kubernetesVersion: later }
}

/** What stands before or behind pods, whichever system those are for. */
const forAnyPod = new Set(['Service', 'RuntimeClass'])

/** Everything but a pod, or what belongs to one, that does not say so is about Windows. */
function systemOf(parsed: AnyParsed): OperatingSystem | undefined {
  if (parsed.kind !== 'manifest') return 'windows'
  const { pod, kind } = parsed.value
  if (pod) return systemOfPod(parsed.value)
  return forAnyPod.has(kind) ? undefined : 'windows'
}
