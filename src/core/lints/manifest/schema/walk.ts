import type { LintViolation } from '../../../model/lint.ts'
import { hasPod, type Manifest } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { fieldsOf, type Field } from './fields.ts'

/** A key of an object of the API with the type that it stands in. */
export interface Member {
  readonly path: LintViolation['path']
  readonly key: string
  readonly value: unknown
  /** The object that has it. */
  readonly owner: object
  readonly type: string
  /** Undefined where the type has no such field. */
  readonly field: Field | undefined
  /** The types around it, the outermost first. */
  readonly around: readonly string[]
}

/** Objects are not deeper. */
const deepest = 25

/** Whether the types of a manifest, or of its pod, are known. */
export const hasSchema = (document: Manifest) =>
  fieldsOf(document.kind) !== undefined || hasPod(document)

/** Each key of a manifest whose type is known, outermost first; nothing of kinds without a schema. */
export const membersOf = memoizeByObject((document: Manifest): readonly Member[] => {
  const { kind, value, pod } = document
  const isCustom = /\./.test(groupOf(value)) && !groupOf(value).endsWith('.k8s.io')
  if (!isCustom && fieldsOf(kind)) return within(value, kind, [], [])
  if (!pod) return []
  // What other operators make pods of.
  const at = [...pod.path, 'spec']
  return within(valueAt(value, at), 'PodSpec', at, [])
})

const groupOf = (value: unknown) => {
  const [group = '', version] = String(valueAt(value, ['apiVersion'])).split('/')
  return version === undefined ? '' : group
}

function within(
  value: unknown,
  type: string,
  path: LintViolation['path'],
  around: readonly string[],
  members: Member[] = [],
): readonly Member[] {
  const fields = fieldsOf(type)
  if (!fields || typeof value !== 'object' || value === null || path.length > deepest)
    return members
  if (Array.isArray(value)) return members
  const inner = [...around, type]
  for (const [key, own] of Object.entries(value) as readonly (readonly [string, unknown])[]) {
    const field = fields.get(key)
    const at = [...path, key]
    members.push({ path: at, key, value: own, owner: value, type, field, around })
    if (!field) continue
    if (field.isList && Array.isArray(own)) {
      for (const [i, one] of own.entries()) within(one, field.type, [...at, i], inner, members)
    } else within(own, field.type, at, inner, members)
  }
  return members
}
