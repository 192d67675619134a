import { templates } from '../../catalog/workload/templates.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const kinds = new Set<string>(templates.selected.value)
const { apiVersion } = templates.selector.value

export const selectorGiven = defineLint({
  id: 'selector-given',
  on: 'manifest',
  summary: 'A workload of apps/v1 says which pods are its own',
  remediation: 'Add spec.selector.matchLabels with the labels of the template.',
  decisions: [],
  isAbout: ({ kind }) => kinds.has(kind),

  check({ kind, value, pod, isPart }) {
    if (!kinds.has(kind) || !pod || isPart || valueAt(value, ['apiVersion']) !== apiVersion)
      return []
    const spec = valueAt(value, ['spec'])
    if (typeof spec !== 'object' || spec === null) return []
    // A patch goes without it, and so does what has only a part of the fields or a key of a template.
    if (Object.keys(spec).some((key) => /selector/i.test(key) || !/^[a-zA-Z]+$/.test(key)))
      return []
    const labels = valueAt(value, [...pod.path, 'metadata', 'labels'])
    const containers = valueAt(value, [...pod.path, 'spec', 'containers'])
    const isWhole =
      typeof labels === 'object' &&
      labels !== null &&
      Array.isArray(containers) &&
      containers.length > 0 &&
      containers.every((one) => typeof valueAt(one, ['image']) === 'string')
    if (!isWhole) return []
    return [
      {
        path: ['spec'],
        basis: 'refused',
        message: `The ${kind} has no spec.selector, which ${apiVersion} requires: kubectl answers “missing required field "selector"”.`,
        facts: [templates.selector],
      },
    ]
  },
})
