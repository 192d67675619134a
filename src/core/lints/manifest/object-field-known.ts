import { apiVersions } from '../../catalog/workload/api-versions.ts'
import { formerFields, schemaMinor } from '../../catalog/workload/former-fields.ts'
import { objectFields } from '../../catalog/workload/object-fields.ts'
import { objectSchema } from '../../catalog/workload/object-schema.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import type { Manifest } from '../../model/manifest.ts'
import { pathText, valueAt } from '../../model/nodes.ts'
import { memoize } from '../../values/memoize.ts'
import { nearest } from '../../values/nearest.ts'
import { ownValue } from '../../values/own.ts'
import { wasTaken } from '../taken-object.ts'
import { fieldsOf } from './schema/fields.ts'
import { hasSchema, membersOf, pathOf, type Member } from './schema/walk.ts'

export const objectFieldKnown = defineLint({
  id: 'object-field-known',
  on: 'manifest',
  summary: 'The fields of an object are spelt as the API has them, and stand where it has them',
  remediation: 'Write the name as the API has it.',
  decisions: [],
  isAbout: hasSchema,

  check: (document) =>
    membersOf(document)
      .filter(
        ({ field, owner }) => !field && !(owner.around.length === 0 && isOfRoot(document.kind)),
      )
      .flatMap((member) => {
        const found =
          misspelt(member) ??
          ofOther(member) ??
          (isOfFormer(document) ? undefined : misplaced(member)) ??
          (isOfToday(document) ? unknown(member) : undefined)
        return found ? [found] : []
      }),
})

/** What stands beside kind is judged as a whole. */
const isOfRoot = (kind: string) => Object.hasOwn(objectFields.value, kind)

function misspelt(member: Member): LintViolation | undefined {
  const { key, owner } = member
  const { sameLetters, near } = spellings(`${owner.type} ${key}`)
  // Both written: the other one may be of a later version.
  const meant =
    sameLetters ?? (near !== undefined && Object.hasOwn(owner.value, near) ? undefined : near)
  // `storage` is a word of its own, and no misspelt `storageos`.
  if (meant === undefined || (meant.startsWith(key) && meant.length > key.length + 1)) {
    return undefined
  }
  return violation(member, `is called ${meant}`, `Write ${meant}.`)
}

/** Which fields of a type a key may mean; the same few keys stand in every object of a cluster. */
const spellings = memoize((typeAndKey) => {
  const [type = '', ...rest] = typeAndKey.split(' ')
  const key = rest.join(' ')
  const names = [...(fieldsOf(type)?.keys() ?? [])]
  const near = key.length > 3 ? nearest(key, names) : withOneMore(key, names)
  return {
    sameLetters: names.find((name) => name.toLowerCase() === key.toLowerCase()),
    near: near ?? withoutStart(key, names),
  }
})

/** The only name that ends as a long one does: `credentialSpecName` for `gmsaCredentialSpecName`. */
function withoutStart(key: string, names: readonly string[]): string | undefined {
  const end = key.toLowerCase()
  const found = names.filter((name) => end.length > 9 && name.toLowerCase().endsWith(end))
  return found.length === 1 ? found[0] : undefined
}

/** The only name that is a short word with one letter more. */
function withOneMore(key: string, names: readonly string[]): string | undefined {
  const found = names.filter(
    (name) =>
      key.length === 3 &&
      name.length === 4 &&
      [0, 1, 2, 3].some((i) => name.slice(0, i) + name.slice(i + 1) === key),
  )
  return found.length === 1 ? found[0] : undefined
}

/** Specifications of what runs pods; people turn one into another. */
const workloads = 'DaemonSet Deployment Job ReplicaSet StatefulSet'.split(' ')

function ofOther(member: Member): LintViolation | undefined {
  const { key, owner } = member
  const own = workloads.find((name) => owner.type === `${name}Spec`)
  const other = workloads.find((name) => fieldsOf(`${name}Spec`)?.has(key))
  return own === undefined || other === undefined
    ? undefined
    : violation(member, `is a field of a ${other} and none of a ${own}`, `Take ${key} out.`)
}

/** Names that many types have, and others may get. */
const common =
  /^(?:[a-z]{1,5}|labels|status|source|server|driver|options|secret|template|metadata)$/

function misplaced(member: Member): LintViolation | undefined {
  const { key, owner } = member
  const { type, around } = owner
  if (common.test(key)) return undefined
  const outer = around.toReversed().find((one) => fieldsOf(one)?.has(key))
  if (outer !== undefined) {
    return violation(member, `belongs beside other fields of ${article(outer)}`, 'Indent it less.')
  }
  const [inner, ...others] = pathsBelow(`${type} ${key}`)
  // Where two have it nobody knows which one is meant.
  return inner === undefined || others.length > 0
    ? undefined
    : violation(member, `belongs to ${inner}`, `Move it to ${inner}.`)
}

/** An earlier version of the API may have the field where it stands. */
const isOfFormer = ({ value }: Manifest) =>
  /(?:alpha|beta)\d*$/.test(String(valueAt(value, ['apiVersion'])))

/** Whether the schema is that of the object's version: earlier ones, and kinds of others, have other fields. */
const isOfToday = (document: Manifest) =>
  !document.isPart &&
  !wasTaken(document) &&
  Object.hasOwn(apiVersions, document.kind) &&
  /^(?:[a-z.\d]+\/)?v1$/.test(String(valueAt(document.value, ['apiVersion'])))

/** Types of which the schema has only what people write. */
const inPart: ReadonlySet<string> = new Set(['ObjectMeta', 'ObjectReference', 'OwnerReference'])

/** What stands in many types beside their own fields. */
const anywhere = /^(?:apiVersion|kind|status)$/

/** Types of which people forget the field that holds the names. */
const holders: ReadonlySet<string> = new Set([
  'LabelSelector',
  'ResourceRequirements',
  'VolumeResourceRequirements',
])

const mapsOf = (type: string, key: string) =>
  [...(fieldsOf(type) ?? [])].flatMap(([name, field]) =>
    /^mq?$/.test(field.type) ? [`${name}.${key}`] : [],
  )

function unknown(member: Member): LintViolation | undefined {
  const { key, owner } = member
  const { type, around } = owner
  const isName = /^[a-z][A-Za-z]{2,60}$/.test(key) && !anywhere.test(key)
  const former = (ownValue(formerFields.value, type) ?? '').split(' ')
  if (!isName || around.length === 0 || inPart.has(type) || former.includes(key)) return undefined
  const owners = (holders.has(type) ? mapsOf(type, key) : pathsBelow(`${type} ${key}`)).slice(0, 3)
  return violation(
    member,
    `is no field of ${article(type)} up to ${schemaMinor}`,
    owners.length === 0
      ? `Take ${key} out, or write the field that is meant.`
      : `Move it to where it belongs: ${owners.join(', ')}.`,
  )
}

const article = (type: string) => `${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type}`

/** Further down nobody puts it too high by mistake. */
const furthest = 3

/** Where a field of that name stands below a type, the nearest ones. */
const pathsBelow = memoize((typeAndKey): readonly string[] => {
  const [type = '', key = ''] = typeAndKey.split(' ')
  let level: readonly (readonly [string, string])[] = [[type, '']]
  for (let depth = 0; depth < furthest; depth++) {
    level = level.flatMap(([one, at]) =>
      [...(fieldsOf(one) ?? [])].map(
        ([name, { type: below, isList }]) => [below, `${at}${name}${isList ? '[]' : ''}.`] as const,
      ),
    )
    const found = level.filter(([one]) => fieldsOf(one)?.has(key))
    if (found.length > 0) return found.map(([, at]) => `${at}${key}`)
  }
  return []
})

function violation(member: Member, what: string, remediation: string): LintViolation {
  const path = pathOf(member)
  return {
    path,
    basis: 'unsupported',
    message: `${pathText(path)} ${what}: kubectl refuses a field that it does not know, or the API server drops it.`,
    remediation,
    facts: [objectSchema],
  }
}
