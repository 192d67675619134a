import { templates } from '../../catalog/workload/templates.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { hasWholePod } from '../whole-pod.ts'

const kinds = new Set<string>(templates.selected.value)
const { apiVersion } = templates.selector.value

export const selectorGiven = defineLint({
  id: 'selector-given',
  on: 'manifest',
  summary: 'A workload of apps/v1 says which pods are its own',
  remediation: 'Add spec.selector.matchLabels with the labels of the template.',
  decisions: [],
  isAbout: ({ kind }) => kinds.has(kind),

  check(document) {
    const { kind, value } = document
    if (!kinds.has(kind) || valueAt(value, ['apiVersion']) !== apiVersion) return []
    if (!hasWholePod(document)) return []
    const spec = valueAt(value, ['spec'])
    if (typeof spec !== 'object' || spec === null) return []
    // What has a key of a template may get others from it.
    if (Object.keys(spec).some((key) => /selector/i.test(key) || !/^[a-zA-Z]+$/.test(key)))
      return []
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
