import { objectSchema } from '../../catalog/workload/object-schema.ts'
import { resourceFacts } from '../../catalog/workload/resources.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'
import { isRefusedQuantity } from '../../values/quantity.ts'
import { isTakenOut } from '../../values/taken-out.ts'
import type { Field } from './schema/fields.ts'
import { hasSchema, membersOf, pathOf, type Member } from './schema/walk.ts'

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

const kinds: ReadonlyMap<string, { readonly text: string; readonly types: readonly string[] }> =
  new Map([
    ['s', { text: 'text', types: ['string'] }],
    ['n', { text: 'a number', types: ['number'] }],
    ['b', { text: 'true or false', types: ['boolean'] }],
    ['i', { text: 'a number or a name', types: ['number', 'string'] }],
    ['q', { text: 'a quantity', types: ['number', 'string'] }],
  ])

const isOfKind = (value: unknown, type: string) =>
  kinds.get(type)?.types.includes(typeOf(value)) === true

function typeOf(value: unknown): string {
  if (typeof value !== 'object') return typeof value
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  // What YAML takes for a moment is text to the API.
  return Object.prototype.toString.call(value) === '[object Date]' ? 'string' : 'object'
}

const named: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'a boolean',
  list: 'a list',
  object: 'an object',
}

function formOf(member: Member, field: Field): readonly LintViolation[] {
  const { value } = member
  if (field.type === 'q' && typeof value === 'string') {
    return isRefusedQuantity(value) ? noQuantity(pathOf(member), value) : []
  }
  if (!field.isList && isOfKind(value, field.type)) return []
  if (isOpen(value)) return []
  const path = pathOf(member)
  if (field.isList !== Array.isArray(value)) {
    return [wrong(path, value, field.isList ? 'a list' : formText(field.type))]
  }
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((one, i) => {
    const at = field.isList ? [...path, i] : path
    if (field.type === 'm' || field.type === 'mq') return ofMap(at, one, field.type)
    const isRight = kinds.has(field.type) ? isOfKind(one, field.type) : typeOf(one) === 'object'
    return isRight || one === null || isOpen(one) ? [] : [wrong(at, one, formText(field.type))]
  })
}

const formText = (type: string) => kinds.get(type)?.text ?? 'an object'

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

function wordsOf(member: Member, { words, isList }: Field): readonly LintViolation[] {
  if (!words || judged.has(member.owner.type)) return []
  const { value } = member
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((one, i): readonly LintViolation[] => {
    if (typeof one !== 'string' || isOpen(one) || one === '' || words.includes(one)) return []
    const path = pathOf(member)
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

function portOf(member: Member): readonly LintViolation[] {
  const { key, value } = member
  if (typeof value !== 'number' || !ports.has(key)) return []
  const least = key === 'hostPort' ? 0 : 1
  if (value >= least && value <= highest && Number.isInteger(value)) return []
  const path = pathOf(member)
  return [
    {
      path,
      basis: 'refused',
      message: `${pathText(path)} is ${value}; a port is a whole number from 1 to ${highest}.`,
      facts: [objectSchema],
    },
  ]
}
