import { podValidation } from '../../catalog/workload/pod-validation.ts'
import { templates } from '../../catalog/workload/templates.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'
import { wasTaken } from '../taken-object.ts'

const kinds = new Set<string>(templates.selected.value)
const { containers } = podValidation
const template = ['spec', 'template']
const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

export const podComplete = defineLint({
  id: 'pod-complete',
  on: 'manifest',
  summary: 'The template of a workload has containers with names and images',
  remediation: 'Add what is missing.',
  decisions: [],
  isAbout: ({ kind }) => kinds.has(kind),

  check(document): readonly LintViolation[] {
    const { kind, value, isPart, isDescribed } = document
    if (!kinds.has(kind) || isPart || isDescribed || wasTaken(document)) return []
    const spec = [...template, 'spec']
    // A patch of another file goes without the labels or the selector.
    const isWhole =
      isObject(valueAt(value, ['spec', 'selector'])) &&
      isObject(valueAt(value, [...template, 'metadata', 'labels'])) &&
      isObject(valueAt(value, spec))
    if (!isWhole) return []
    const list = valueAt(value, [...spec, containers.value.list])
    if (list === undefined || list === null) {
      const hasOther = Object.keys(Object(valueAt(value, spec))).some((key) =>
        /containr|container/i.test(key),
      )
      return hasOther ? [] : [missing(spec, containers.value.list)]
    }
    return nodesAt(list, [], ['*']).flatMap(({ path, value: own }) =>
      containers.value.fields
        .filter((field) => isObject(own) && isEmpty(valueAt(own, [field])))
        .filter((field) => !Object.keys(Object(own)).some((key) => isLike(key, field)))
        .map((field) => missing([...spec, containers.value.list, ...path], field)),
    )
  },
})

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
/** What is misspelt is told by itself. */
const isLike = (key: string, field: string) =>
  key !== field && key.toLowerCase().startsWith(field.slice(0, 2))

const missing = (path: LintViolation['path'], field: string): LintViolation => ({
  path,
  basis: 'refused',
  message: `${pathText(path)} has no ${field}: the API server refuses it (“${field}: Required value”).`,
  remediation: `Add ${field}.`,
  facts: [containers],
})
