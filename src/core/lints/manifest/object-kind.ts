import { apiVersions } from '../../catalog/workload/api-versions.ts'
import { objectSchema } from '../../catalog/workload/object-schema.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'

const kinds: Readonly<Record<string, object>> = apiVersions
const groups = new Set(
  Object.values(kinds).flatMap((versions) => Object.keys(versions).map((one) => groupOf(one))),
)

const meantBy = (kind: string) =>
  Object.hasOwn(kinds, kind) ? kind : nearest(kind, Object.keys(kinds))

export const objectKind = defineLint({
  id: 'object-kind',
  on: 'manifest',
  summary: 'The apiVersion of an object has its kind',
  remediation: 'Write the kind and its apiVersion as the API has them.',
  decisions: [],
  isAbout: ({ kind, isPart }) => !isPart && meantBy(kind) !== undefined,

  check({ kind, value, isPart }): readonly LintViolation[] {
    if (isPart) return []
    const written = valueAt(value, ['apiVersion'])
    const versions = Object.hasOwn(kinds, kind) ? Object.keys(kinds[kind] ?? {}) : undefined
    // Whoever shortens what kubectl prints leaves it out; nobody applies a status.
    if (written === undefined && valueAt(value, ['status']) !== undefined) return []
    if (written === undefined) {
      return versions
        ? [
            {
              path: ['kind'],
              basis: 'unsupported',
              message: `The object is a ${kind} without apiVersion: kubectl says “apiVersion not set” and refuses it.`,
              remediation: `Write apiVersion: ${versions[0] ?? ''}.`,
              facts: [objectSchema],
            },
          ]
        : []
    }
    if (typeof written !== 'string' || !/^[a-z\d./]+$/.test(written)) return []
    // Other projects have kinds of the same names in groups of their own.
    const isCustom = groupOf(written).includes('.') && !groups.has(groupOf(written))
    // Versions of long ago are not all in the list, and many kinds began in extensions.
    const own = versions?.map((one) => groupOf(one)) ?? []
    if (isCustom || [...own, ...(versions ? ['extensions'] : [])].includes(groupOf(written))) {
      return []
    }
    if (versions)
      return [unmatched(['apiVersion'], kind, written, `apiVersion: ${versions[0] ?? ''}`)]
    const meant = groups.has(groupOf(written)) ? meantBy(kind) : undefined
    return meant === undefined ? [] : [unmatched(['kind'], kind, written, `kind: ${meant}`)]
  },
})

function groupOf(version: string): string {
  return version.includes('/') ? (version.split('/', 1)[0] ?? '') : ''
}

const unmatched = (
  path: LintViolation['path'],
  kind: string,
  version: string,
  right: string,
): LintViolation => ({
  path,
  basis: 'refused',
  message: `${version} has no ${kind}: the API server knows no matches for kind "${kind}" in version "${version}".`,
  remediation: `Write ${right}.`,
  facts: [objectSchema],
})
