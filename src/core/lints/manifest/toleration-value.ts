import { scheduling } from '../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'

const { operators, effects } = scheduling.tolerations.value

export const tolerationValue = defineLint({
  id: 'toleration-value',
  on: 'manifest',
  summary: 'Tolerations have an operator and an effect that the API server takes',
  remediation: `Write one of ${[...operators, ...effects].join(', ')}.`,
  decisions: [],
  isAbout: ({ kind, pod }) => pod !== undefined || kind === 'RuntimeClass',

  check({ kind, value, pod }) {
    const above = pod ? [...pod.path, 'spec'] : kind === 'RuntimeClass' ? ['scheduling'] : undefined
    if (!above) return []
    return nodesAt(value, above, ['tolerations', '*']).flatMap(({ path, value: toleration }) =>
      [['operator', operators] as const, ['effect', effects] as const].flatMap(
        ([key, taken]): readonly LintViolation[] => {
          const own = valueAt(toleration, [key])
          // Later versions have more operators; a template is filled in.
          if (typeof own !== 'string' || own === '' || taken.some((one) => one === own)) return []
          const meant = nearest(own, taken)
          if (meant === undefined) return []
          return [
            {
              path: [...path, key],
              basis: 'refused',
              message: `${pathText([...path, key])} is ${own}; the API server takes ${taken.join(', ')}.`,
              remediation: `Write ${meant}.`,
              facts: [scheduling.tolerations],
            },
          ]
        },
      ),
    )
  },
})
