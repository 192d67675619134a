import { accepts } from '../../catalog/flags/acceptance.ts'
import type { ConfigField, FieldTable } from '../../catalog/flags/define.ts'
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
  // What a component answers about itself has neither.
  if (own === undefined && typeof valueAt(config, ['kind']) === 'string') {
    return [
      {
        path: ['kind'],
        basis: 'refused',
        message: `The file names no apiVersion; ${component} reads ${version.value} alone, and stops.`,
        remediation: `Write apiVersion: ${version.value}.`,
        facts: [version],
      },
    ]
  }
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
  const isForLinux = /^\/run\/|^systemd$/.test(
    String(valueAt(config, ['resolvConf']) ?? valueAt(config, ['cgroupDriver'])),
  )
  return Object.entries(config).flatMap(([name, value]: readonly [string, unknown]) => {
    if (header.has(name) || value === null) return []
    const fault = faultAt(name)
    if (fault) return [{ path: [name], ...fault }]
    const { members, below } = table.get(name) ?? {}
    const deeper = Object.entries(below ?? {}).flatMap(([member, known]) =>
      keysBelow(valueAt(value, [member])).flatMap((key) =>
        known.includes(key)
          ? []
          : [
              {
                path: [name, member, key],
                ...unheard(`${name}.${member}.${key}`, known, `${name}.${member}.`),
              },
            ],
      ),
    )
    const own = keysBelow(value).flatMap((member) => {
      const own =
        members && !members.includes(member)
          ? unheard(`${name}.${member}`, members, `${name}.`)
          : isTold(name)
            ? faultAt(`${name}.${member}`)
            : undefined
      return own ? [{ path: [name, member], ...own }] : []
    })
    return [...own, ...deeper]
  })

  function faultAt(name: string) {
    const field = table.get(name)
    return field
      ? faultOf(field, component, kubernetesVersion, release, isForLinux)
      : unheard(name, table.keys())
  }

  /** Whether the members of a field have rows of their own. */
  function isTold(name: string) {
    return [...table.keys()].some((key) => key.startsWith(`${name}.`))
  }

  function unheard(name: string, names: Iterable<string>, above = ''): Fault {
    const meant = nearest(name.slice(above.length), names)
    const [first] = table.values()
    return {
      basis: 'unsupported',
      message: `${component} has no field ${name}.`,
      ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
      facts: [verified(kubernetesVersion, first?.sources.slice(0, 1) ?? [])],
    }
  }
}

const keysBelow = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

type Fault = Omit<LintViolation, 'path'>

function faultOf(
  { name, accepted, forbidden, confidence, sources }: ConfigField,
  component: string,
  minor: string,
  release: string | undefined,
  isForLinux: boolean,
): Fault | undefined {
  const facts = [{ value: accepted, confidence, sources }]
  const isRead = accepts(accepted, release ?? `${minor}.999`, minor)
  if (forbidden && isRead) {
    return {
      // The nodes of Linux have a file of the same kind, where it may stand.
      basis: isForLinux ? 'advice' : 'refused',
      message: `${name} is set; any value stops ${component} on Windows.`,
      remediation: `Take ${name} out of the file.`,
      facts,
    }
  }
  if (isRead) return undefined
  const isGone = accepted.through !== undefined && compareVersions(minor, accepted.through) > 0
  return {
    basis: 'unsupported',
    message: `${component} of ${minor} does not read ${name}: it is there ${isGone ? `up to ${accepted.through ?? ''}` : `from ${accepted.from} on`}.`,
    facts,
  }
}
