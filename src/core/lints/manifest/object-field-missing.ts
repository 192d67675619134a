import { objectRequired } from '../../catalog/workload/object-required.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { fieldsOf } from './schema/fields.ts'
import { hasSchema, pathOf, walkedIn, type Typed } from './schema/walk.ts'

export const objectFieldMissing = defineLint({
  id: 'object-field-missing',
  on: 'manifest',
  summary: 'An object has the fields that it never goes without',
  remediation: 'Add the field.',
  decisions: [],
  isAbout: hasSchema,

  check: (document) => (document.isPart ? [] : walkedIn(document).objects.flatMap(lacking)),
})

const requiredOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(objectRequired.value).map(([type, fields]) => [type, fields.split(' ')]),
)

function lacking(object: Typed): readonly LintViolation[] {
  const { value: owner, type, around } = object
  const missing = (requiredOf.get(type) ?? []).filter(
    (field) => !Object.hasOwn(owner, field) && !hasMisspelt(owner, field, type),
  )
  // What takes an item out of a list, or fills it in, says no more.
  if (missing.length === 0 || Object.keys(owner).some((key) => !/^[a-zA-Z]+$/.test(key))) return []
  const at = pathOf(object.at)
  return missing.map((field) => {
    const where = pathText(at)
    return {
      path: around.length === 0 ? ['kind'] : at,
      basis: 'refused' as const,
      message: `${where === '' ? `The ${type}` : where} has no ${field}: the API server refuses it (“${field}: Required value”).`,
      remediation: `Add ${field}.`,
      facts: [objectRequired],
    }
  })
}

/** The misspelt one is told by itself. */
const hasMisspelt = (owner: object, field: string, type: string) =>
  Object.keys(owner).some((key) => !fieldsOf(type)?.has(key) && nearest(key, [field]) !== undefined)
