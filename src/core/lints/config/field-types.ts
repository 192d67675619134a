import { componentTypes } from '../../catalog/flags/component-types.ts'
import type { FieldTable } from '../../catalog/flags/define.ts'
import type { LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { ownValue } from '../../values/own.ts'
import { goDuration } from '../flags/typed.ts'

/** Fields of the file of a component whose value is not of their type. */
export const typeFaults = (
  config: unknown,
  table: FieldTable,
  component: string,
): readonly LintViolation[] =>
  [...table.values()].flatMap(({ name, type, sources }): readonly LintViolation[] => {
    const at = name.split('.')
    const own = valueAt(config, at)
    const wrong = own === undefined || own === null ? undefined : mismatch(own, type)
    if (!wrong) return []
    const path = [...at, ...wrong.path]
    return [
      {
        path,
        basis: 'refused',
        message: `${path.join('.')} is ${JSON.stringify(wrong.value)?.slice(0, 60) ?? 'set'} where ${component} reads ${wrong.asked}; it stops on its file.`,
        facts: [{ value: type, confidence: 'inferred', sources }],
      },
    ]
  })

type Path = LintViolation['path']

interface Mismatch {
  readonly path: Path
  readonly value: unknown
  readonly asked: string
}

const isText = (value: unknown) => typeof value === 'string'
const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands for a value in a template is no duration yet. */
const isDuration = (value: unknown) =>
  typeof value === 'string' && (goDuration.test(value) || /[$%{<]/.test(value))

/** What the types of Go take from JSON, which converts nothing. */
const scalars: Readonly<Record<string, readonly [string, (value: unknown) => boolean]>> = {
  bool: ['true or false', (value) => typeof value === 'boolean'],
  string: ['text, in quotes where it looks like a number', isText],
  'metav1.Duration': ['a duration such as 30s', isDuration],
  int32: ['a whole number', Number.isInteger],
  int64: ['a whole number', Number.isInteger],
  uint32: ['a whole number', (value) => Number.isInteger(value) && Number(value) >= 0],
  float64: ['a number', (value) => typeof value === 'number'],
  'v1.Taint': ['a taint with key, value and effect', isObject],
}

const kinds = new Map(Object.entries(scalars))

function mismatch(value: unknown, full: string): Mismatch | undefined {
  const type = full.replace(/^\*/, '')
  const [, item = ''] = /^(?:\[\]|map\[string\])(.+)$/.exec(type) ?? []
  if (type.startsWith('[]') && kinds.has(item)) {
    if (!Array.isArray(value)) return { path: [], value, asked: 'a list' }
    return within(value.entries(), item)
  }
  if (type.startsWith('map[string]') && kinds.has(item)) {
    if (!isObject(value)) return { path: [], value, asked: 'keys with values' }
    return within(Object.entries(Object(value)), item)
  }
  const members = ownValue(componentTypes.value, type)
  if (members) return isObject(value) ? withinMembers(Object(value), members) : undefined
  const [asked = '', isOne] = kinds.get(type) ?? []
  return isOne === undefined || isOne(value) ? undefined : { path: [], value, asked }
}

function within(
  entries: Iterable<readonly [string | number, unknown]>,
  type: string,
): Mismatch | undefined {
  for (const [key, value] of entries) {
    const wrong = value === null ? undefined : mismatch(value, type)
    if (wrong) return { ...wrong, path: [key] }
  }
  return undefined
}

function withinMembers(
  value: object,
  members: Readonly<Record<string, string>>,
): Mismatch | undefined {
  for (const [key, own] of Object.entries(value) as readonly (readonly [string, unknown])[]) {
    const type = ownValue(members, key)
    const wrong = type === undefined || own === null ? undefined : mismatch(own, type)
    if (wrong) return { ...wrong, path: [key, ...wrong.path] }
  }
  return undefined
}
