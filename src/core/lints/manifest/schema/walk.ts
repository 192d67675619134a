import type { LintViolation } from '../../../model/lint.ts'
import { hasPod, type Manifest } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { fieldsOf, type Field } from './fields.ts'

/** Where something stands: paths are made for the few places that are told, not for all that are walked. */
export interface Step {
  readonly key: string | number
  /** Undefined at the top of the document. */
  readonly above: Step | undefined
}

/** An object of the API whose type is known. */
export interface Typed {
  readonly at: Step | undefined
  readonly value: object
  readonly type: string
  /** The types around it, the outermost first. */
  readonly around: readonly string[]
}

/** A key of an object of the API with the type that it stands in. */
export interface Member extends Step {
  readonly key: string
  readonly value: unknown
  /** The object that has it. */
  readonly owner: Typed
  /** Undefined where the type has no such field. */
  readonly field: Field | undefined
}

export function pathOf(step: Step | undefined): LintViolation['path'] {
  const keys: (string | number)[] = []
  for (let at = step; at; at = at.above) keys.push(at.key)
  return keys.toReversed()
}

interface Walked {
  /** Each object that has keys, and each of these, outermost first. */
  readonly objects: readonly Typed[]
  readonly members: readonly Member[]
}

/** Objects are not deeper than this many types. */
const deepest = 20

/** Whether the types of a manifest, or of its pod, are known. */
export const hasSchema = (document: Manifest) =>
  fieldsOf(document.kind) !== undefined || hasPod(document)

/** What of a manifest has a known type; nothing of kinds without a schema. */
export const walkedIn = memoizeByObject((document: Manifest): Walked => {
  const { kind, value, pod } = document
  const isCustom = /\./.test(groupOf(value)) && !groupOf(value).endsWith('.k8s.io')
  if (!isCustom && fieldsOf(kind)) return walk(value, kind, [])
  if (!pod) return { objects: [], members: [] }
  // What other operators make pods of.
  const at = [...pod.path, 'spec']
  return walk(valueAt(value, at), 'PodSpec', at)
})

/** Each key of a manifest whose type is known, outermost first. */
export const membersOf = (document: Manifest): readonly Member[] => walkedIn(document).members

const groupOf = (value: unknown) => {
  const [group = '', version] = String(valueAt(value, ['apiVersion'])).split('/')
  return version === undefined ? '' : group
}

function walk(root: unknown, rootType: string, start: LintViolation['path']): Walked {
  const objects: Typed[] = []
  const members: Member[] = []
  const into = (value: unknown, type: string, at: Step | undefined, around: readonly string[]) => {
    const fields = fieldsOf(type)
    if (!fields || typeof value !== 'object' || value === null || around.length > deepest) return
    if (Array.isArray(value)) return
    const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
    if (entries.length === 0) return
    const owner = { at, value, type, around }
    objects.push(owner)
    const inner = [...around, type]
    for (const [key, own] of entries) {
      const field = fields.get(key)
      const member = { above: at, key, value: own, owner, field }
      members.push(member)
      if (!field) continue
      if (field.isList && Array.isArray(own)) {
        for (const [i, item] of own.entries())
          into(item, field.type, { above: member, key: i }, inner)
      } else into(own, field.type, member, inner)
    }
  }
  const above = start.reduce<Step | undefined>((step, key) => ({ key, above: step }), undefined)
  into(root, rootType, above, [])
  return { objects, members }
}
