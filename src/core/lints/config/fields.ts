import { accepts, type ConfigField, type FieldTable } from '../../catalog/flags/define.ts'
import { verified, type Fact } from '../../catalog/fact.ts'
import type { LintViolation, Surroundings } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { compareVersions } from '../../values/version.ts'

const header: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata'])

/** A file in a version that its component does not have, or in none. */
export function versionFault(
  config: unknown,
  version: Fact<string>,
  component: string,
): readonly LintViolation[] {
  const path = ['apiVersion']
  const own = valueAt(config, path)
  if (own === version.value || typeof own !== 'string' || own.includes('{')) return []
  return [
    {
      path,
      basis: 'refused',
      message: `The file has the version ${own}; ${component} reads ${version.value} alone, and stops.`,
      remediation: `Write apiVersion: ${version.value}.`,
      facts: [version],
    },
  ]
}

/** What a component of a version makes of the fields of its file. */
export function fieldFaults(
  config: unknown,
  table: FieldTable,
  component: string,
  { kubernetesVersion, release }: Surroundings<'kubernetesVersion'>,
): readonly LintViolation[] {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return []
  return Object.entries(config).flatMap(([name, value]: readonly [string, unknown]) => {
    if (header.has(name) || value === null) return []
    const fault = faultAt(name)
    if (fault) return [{ path: [name], ...fault }]
    return membersOf(name, value, table).flatMap((member) => {
      const own = faultAt(`${name}.${member}`)
      return own ? [{ path: [name, member], ...own }] : []
    })
  })

  function faultAt(name: string) {
    const field = table.get(name)
    return field
      ? faultOf(field, component, kubernetesVersion, release)
      : unheard(name, table, component, kubernetesVersion)
  }
}

/** The keys of a field whose members are told in the table. */
function membersOf(name: string, value: unknown, table: FieldTable): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const isTold = [...table.keys()].some((key) => key.startsWith(`${name}.`))
  return isTold ? Object.keys(value) : []
}

type Fault = Omit<LintViolation, 'path'>

function faultOf(
  { name, accepted, forbidden, confidence, sources }: ConfigField,
  component: string,
  minor: string,
  release: string | undefined,
): Fault | undefined {
  const facts = [{ value: accepted, confidence, sources }]
  if (forbidden) {
    return {
      basis: 'refused',
      message: `${name} is set; any value stops ${component} on Windows.`,
      remediation: `Take ${name} out of the file.`,
      facts,
    }
  }
  if (accepts(accepted, release ?? `${minor}.999`, minor)) return undefined
  const isGone = accepted.through !== undefined && compareVersions(minor, accepted.through) > 0
  return {
    basis: 'unsupported',
    message: `${component} of ${minor} does not read ${name}: it is there ${isGone ? `up to ${accepted.through ?? ''}` : `from ${accepted.from} on`}.`,
    facts,
  }
}

function unheard(
  name: string,
  table: FieldTable,
  component: string,
  minor: string,
): Fault | undefined {
  const meant = nearest(name, table.keys())
  const [first] = table.values()
  return {
    basis: 'unsupported',
    message: `${component} has no field ${name}.`,
    ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
    facts: [verified(minor, first?.sources.slice(0, 1) ?? [])],
  }
}
