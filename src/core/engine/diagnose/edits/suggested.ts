import { gateIn } from '../../../catalog/flags/gates.ts'
import type { Edit, Finding } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { parseGate } from '../../../values/gates.ts'
import { keysOf } from '../../../values/keys.ts'
import type { Context } from '../facts/facts.ts'

/**
 * A suggestion as changes of the texts; nothing where one of its values does not stand there as it is,
 * for then nobody knows what to write.
 */
export function suggestedEdits(
  { suggestion = {} }: Finding,
  { observed, possible }: Context,
): readonly Edit[] {
  const edits: Edit[] = []
  const inferred: Observation[] = []
  let isOnlySaid = true
  for (const id of keysOf(suggestion)) {
    const told = (observed.get(id) ?? []).filter(({ absent }) => absent !== true)
    // A plan turns on gates that it needs, which a list of gates then does not say.
    const isList = id === 'featureGates'
    const own = told.filter(({ value }) => isList || !isSame(value, suggestion[id]))
    if (told.length === 0 || (isInstalled(id) && !told.every(isOfScript))) return []
    for (const one of own) {
      if (one.inferred === true) {
        inferred.push(one)
        continue
      }
      const to = isList
        ? gatesInstead(one, suggestion.featureGates, possible)
        : plain(suggestion[id])
      const isPlain = isList || one.raw === plain(one.value)
      if (to === undefined || !isPlain || one.raw === '' || one.raw === to) return []
      if (!isSafe.test(to)) return []
      isOnlySaid &&= one.weight === 'statement'
      edits.push({ ...placeOf(one), from: one.raw, to })
    }
  }
  // An inferred value needs no change of its own where what it was inferred from is changed.
  const follows = inferred.every((one) => edits.some((edit) => isAt(edit, one)))
  // Other words of somebody change no node.
  return follows && !isOnlySaid ? edits : []
}

/** What a machine has: another text in the output that tells it installs nothing. */
const installed: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'platform',
  'kubernetesVersion',
  'kubernetesRelease',
  'controlPlaneVersion',
  'windowsRelease',
  'windowsRevision',
  'installedKBs',
  'containerRuntime',
  'runtimeVersion',
  'cniRelease',
])
const isInstalled = (id: DecisionId) => installed.has(id)
const isOfScript = ({ weight }: Observation) => weight === 'script' || weight === 'default'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isAt = (edit: Edit, { file, line, column }: Observation) =>
  edit.file === file && edit.line === line && edit.column === column

/** What means the same in quotes and without, in each format. */
const isSafe = /^[\w./:@+,=~-]+$/

/** A value as a configuration writes it; undefined where that depends on the form. */
function plain(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value === 'auto' || value === '' ? undefined : String(value)
  }
  return Array.isArray(value) && value.length > 0 ? value.join(',') : undefined
}

/**
 * A list of gates as the suggestion has them. A gate that is off by default is turned on where the
 * suggestion only takes away that it is off: a plan turns on what it needs, and a text does not.
 */
function gatesInstead(
  { raw }: Observation,
  wanted: readonly string[] = [],
  { featureGates, kubernetesVersion = [] }: Context['possible'],
): string | undefined {
  const written = raw.split(',')
  if (!written.every((text) => parseGate(text) !== undefined)) return undefined
  const now = (featureGates ?? []).flatMap((list) => (Array.isArray(list) ? list.map(String) : []))
  const gone = now.filter((text) => !wanted.includes(text))
  const come = wanted.filter((text) => !now.includes(text))
  const isOffByDefault = (name: string) =>
    kubernetesVersion.length > 0 &&
    kubernetesVersion.every((version) => {
      const gate = gateIn(name, String(version))
      return gate.is === 'known' && !gate.default && !gate.locked
    })
  const turned = gone.flatMap((text) => {
    const gate = parseGate(text)
    return gate && !gate.isOn && isOffByDefault(gate.name) ? [`${gate.name}=true`] : []
  })
  const kept = written.filter((text) => !gone.includes(text))
  return [...kept, ...come, ...turned].join(',') || undefined
}
