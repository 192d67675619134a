import { templates } from '../../catalog/workload/templates.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const kinds = new Set<string>(templates.selected.value)

export const selectorLabels = defineLint({
  id: 'selector-labels',
  on: 'manifest',
  summary: 'The pods of a workload have the labels that its selector asks for',
  remediation: 'Write the labels of spec.selector.matchLabels into spec.template.metadata.labels.',
  decisions: [],
  isAbout: ({ kind }) => kinds.has(kind),

  check({ kind, value, pod, isPart }) {
    if (!kinds.has(kind) || !pod || isPart) return []
    const labels = valueAt(value, [...pod.path, 'metadata', 'labels'])
    return nodesAt(value, ['spec', 'selector', 'matchLabels'], ['*'])
      .filter((one) => valueAt(labels, [one.path.at(-1) ?? '']) !== one.value)
      .slice(0, 1)
      .map(({ path, value: wanted }) => ({
        path,
        basis: 'refused' as const,
        message: `The selector asks for ${String(path.at(-1))}: ${String(wanted)}, and the template of the pods has no such label: the API server answers “selector does not match template labels”.`,
        facts: [templates.selected],
      }))
  },
})
