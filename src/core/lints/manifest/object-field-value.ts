import { objectSchema } from '../../catalog/workload/object-schema.ts'
import { resourceFacts } from '../../catalog/workload/resources.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'
import { isRefusedQuantity } from '../../values/quantity.ts'
import { isTakenOut } from '../../values/taken-out.ts'
import type { Field } from './schema/fields.ts'
import { hasSchema, membersOf, type Member } from './schema/walk.ts'

export const objectFieldValue = defineLint({
  id: 'object-field-value',
  on: 'manifest',
  summary: 'The fields of an object have values of the kind that the API takes',
  remediation: 'Write the value as the API takes it.',
  decisions: [],
  isAbout: hasSchema,

  check: (document) =>
    document.isPart
      ? []
      : membersOf(document).flatMap((member) => {
          const { field, value } = member
          // Nothing at all is no value.
          if (!field || value === null || value === undefined) return []
          const wrongForm = formOf(member, field)
          return wrongForm.length > 0 ? wrongForm : [...wordsOf(member, field), ...portOf(member)]
        }),
})

const kinds: Readonly<Record<string, readonly [string, RegExp]>> = {
  s: ['text', /^string$/],
  n: ['a number', /^number$/],
  b: ['true or false', /^boolean$/],
  i: ['a number or a name', /^(?:number|string)$/],
  q: ['a quantity', /^(?:number|string)$/],
}

/** What YAML takes for a moment is text to the API. */
const typeOf = (value: unknown) =>
  Array.isArray(value)
    ? 'list'
    : Object.prototype.toString.call(value) === '[object Date]'
      ? 'string'
      : value === null
        ? 'null'
        : typeof value

const named: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  list: 'a list',
  object: 'an object',
}

function formOf({ path, value }: Member, field: Field): readonly LintViolation[] {
  if (field.type === 'q' && typeof value === 'string') return noQuantity(path, value)
  if (!field.isList && kinds[field.type]?.[1].test(typeOf(value)) === true) return []
  if (isOpen(value)) return []
  if (field.isList !== Array.isArray(value)) {
    return [wrong(path, value, field.isList ? 'a list' : formText(field.type))]
  }
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((one, i) => {
    const at = field.isList ? [...path, i] : path
    if (field.type === 'm' || field.type === 'mq') return ofMap(at, one, field.type)
    const known = kinds[field.type]
    const isRight = known ? known[1].test(typeOf(one)) : typeOf(one) === 'object'
    return isRight || one === null || isOpen(one) ? [] : [wrong(at, one, formText(field.type))]
  })
}

const formText = (type: string) => kinds[type]?.[0] ?? 'an object'

function ofMap(
  path: LintViolation['path'],
  value: unknown,
  type: string,
): readonly LintViolation[] {
  if (typeOf(value) !== 'object') {
    return typeOf(value) === 'null' ? [] : [wrong(path, value, 'names with values')]
  }
  return Object.entries(Object(value)).flatMap(([key, own]: readonly [string, unknown]) => {
    const kind = typeOf(own)
    if (type === 'mq' && typeof own === 'string') return noQuantity([...path, key], own)
    const isRight =
      kind === 'string' ||
      kind === 'null' ||
      (type === 'mq' && kind === 'number') ||
      (kind === 'list' && isOpen(own))
    return isRight ? [] : [wrong([...path, key], own, type === 'mq' ? 'a quantity' : 'text')]
  })
}

/** What is no number with a unit of its own. */
const noQuantity = (path: LintViolation['path'], value: string): readonly LintViolation[] =>
  isRefusedQuantity(value) && !isOpen(value)
    ? [
        {
          path,
          basis: 'refused',
          message: `${pathText(path)} is ${value === '' ? 'empty' : value.slice(0, 60)}, which is no quantity: the API server refuses it (“quantities must match the regular expression”).`,
          remediation: 'Write 500m or 1 for processors, 800Mi or 2Gi for memory, or leave it out.',
          facts: [resourceFacts.quantitySyntax],
        },
      ]
    : []

/** Somebody fills it in later. */
const isOpen = (value: unknown) =>
  typeof value === 'string'
    ? isLeftText(value)
    : // `[Honor|Ignore]`: one of these; `[redacted]`: none.
      Array.isArray(value) &&
      value.length === 1 &&
      (/^\w+(?:\|\w+)+$/.test(String(value[0])) || isTakenOut(String(value[0])))

const isLeftText = (value: string) =>
  isPlaceholder(value) || isLeftOpen(value) || /\$\(|^\$|^\*|#\{|@@|\||^(?:\.{3}|…)/.test(value)

function wrong(path: LintViolation['path'], value: unknown, wanted: string): LintViolation {
  const kind = typeOf(value)
  const isScalar = kind === 'number' || kind === 'boolean'
  const shown = isScalar || kind === 'string' ? `${String(value).slice(0, 60)}, ` : ''
  return {
    path,
    basis: 'refused',
    message: `${pathText(path)} is ${shown}${named[kind] ?? kind}; the API takes ${wanted} there: “cannot unmarshal”.`,
    remediation:
      wanted === 'text' && isScalar
        ? 'Put it into quotes.'
        : wanted === 'a list' && kind === 'string'
          ? 'Write it as an item of a list, with a hyphen before it.'
          : `Write ${wanted}.`,
    facts: [objectSchema],
  }
}

/** What tolerations say has a check of its own. */
const judged = new Set(['Toleration'])

function wordsOf({ path, value, type }: Member, { words, isList }: Field) {
  if (!words || judged.has(type)) return []
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((one, i): readonly LintViolation[] => {
    if (typeof one !== 'string' || isOpen(one) || one === '' || words.includes(one)) return []
    const at = isList ? [...path, i] : path
    const meant =
      words.find((word) => word.toLowerCase() === one.toLowerCase()) ?? nearest(one, words)
    return [
      {
        path: at,
        basis: 'refused',
        message: `${pathText(at)} is ${one.slice(0, 60)}; the API takes ${words.join(', ')}.`,
        ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
        facts: [objectSchema],
      },
    ]
  })
}

const ports: ReadonlySet<string> = new Set(['containerPort', 'hostPort', 'port', 'targetPort'])
const highest = 65_535

const portOf = ({ path, key, value }: Member): readonly LintViolation[] =>
  ports.has(key) &&
  typeof value === 'number' &&
  (value < (key === 'hostPort' ? 0 : 1) || value > highest || !Number.isInteger(value))
    ? [
        {
          path,
          basis: 'refused',
          message: `${pathText(path)} is ${value}; a port is a whole number from 1 to ${highest}.`,
          facts: [objectSchema],
        },
      ]
    : []
