import { apiVersions } from '../../catalog/workload/api-versions.ts'
import { componentKinds } from '../../catalog/workload/component-kinds.ts'
import { objectSchema } from '../../catalog/workload/object-schema.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { ownValue } from '../../values/own.ts'

const kinds: Readonly<Record<string, object>> = apiVersions
const groups = new Set(
  Object.values(kinds).flatMap((versions) => Object.keys(versions).map((one) => groupOf(one))),
)

const components: Readonly<Record<string, readonly string[]>> = componentKinds.value

const meantBy = (kind: string) =>
  Object.hasOwn(kinds, kind) ? kind : nearest(kind, Object.keys(kinds))

export const objectKind = defineLint({
  id: 'object-kind',
  on: 'manifest',
  summary: 'The apiVersion of an object has its kind',
  remediation: 'Write the kind and its apiVersion as the API has them.',
  decisions: [],
  isAbout: ({ kind, isPart, value }) =>
    !isPart && (meantBy(kind) !== undefined || kindsOfComponent(value) !== undefined),

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
    const ofComponent = kindsOfComponent(value)
    if (ofComponent) {
      const right = nearest(kind, ofComponent) ?? ofComponent.find((one) => one.startsWith(kind))
      return ofComponent.includes(kind) || right === undefined
        ? []
        : [unregistered(kind, written, right)]
    }
    // Other projects have kinds of the same names in groups of their own.
    const isCustom =
      groupOf(written).includes('.') &&
      !groups.has(groupOf(written)) &&
      !(versions && nearest(groupOf(written), groups) !== undefined)
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

/** The kinds of the component whose file it is. */
const kindsOfComponent = (value: unknown) =>
  ownValue(components, groupOf(String(valueAt(value, ['apiVersion']))))

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

const unregistered = (kind: string, version: string, right: string): LintViolation => ({
  path: ['kind'],
  basis: 'refused',
  message: `${version} has no ${kind}: the component that reads the file stops with “no kind "${kind}" is registered for version "${version}"”.`,
  remediation: `Write kind: ${right}.`,
  facts: [componentKinds],
})
