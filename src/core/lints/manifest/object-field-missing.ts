import { objectRequired } from '../../catalog/workload/object-required.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import type { Manifest } from '../../model/manifest.ts'
import { pathText } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { ownValue } from '../../values/own.ts'
import { fieldsOf } from './schema/fields.ts'
import { hasSchema, membersOf, type Member } from './schema/walk.ts'

export const objectFieldMissing = defineLint({
  id: 'object-field-missing',
  on: 'manifest',
  summary: 'An object has the fields that it never goes without',
  remediation: 'Add the field.',
  decisions: [],
  isAbout: hasSchema,

  check: (document) => (document.isPart ? [] : ownersIn(document).flatMap(lacking)),
})

/** Each object of a manifest by one of its members. */
function ownersIn(document: Manifest): readonly Member[] {
  const seen = new Map<object, Member>()
  for (const member of membersOf(document)) {
    if (!seen.has(member.owner)) seen.set(member.owner, member)
  }
  return [...seen.values()]
}

function lacking({ owner, type, path, around }: Member): readonly LintViolation[] {
  const required = (ownValue(objectRequired.value, type) ?? '').split(' ')
  // What takes an item out of a list, or fills it in, says no more.
  if (required[0] === '' || Object.keys(owner).some((key) => !/^[a-zA-Z]+$/.test(key))) return []
  const at = path.slice(0, -1)
  return required
    .filter((field) => !Object.hasOwn(owner, field) && !hasMisspelt(owner, field, type))
    .map((field) => {
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
