import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'
import { parseQuantity } from '../../values/quantity.ts'

const { limits } = objectLimits

export const limitsInOrder = defineLint({
  id: 'limits-in-order',
  on: 'manifest',
  summary: 'The numbers of a LimitRange rise from the least to the most',
  remediation: 'Raise the one or lower the other.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'LimitRange',

  check: ({ kind, value }) =>
    kind === 'LimitRange'
      ? nodesAt(value, ['spec'], ['limits', '*']).flatMap(({ path, value: item }) =>
          ['cpu', 'memory'].flatMap((resource): readonly LintViolation[] => {
            const told = limits.value.flatMap((name) => {
              const text: unknown = valueAt(item, [name, resource])
              const number =
                typeof text === 'string' || typeof text === 'number'
                  ? parseQuantity(String(text))
                  : undefined
              return number === undefined ? [] : [{ name, text: String(text), number }]
            })
            const wrong = told.find((one, i) => i > 0 && one.number < (told[i - 1]?.number ?? 0))
            const before = wrong && told[told.indexOf(wrong) - 1]
            if (!wrong || !before) return []
            const at = [...path, before.name, resource]
            return [
              {
                path: at,
                basis: 'refused',
                message: `${pathText(at)} is ${before.text}, above ${wrong.name} with ${wrong.text}: the API server refuses the LimitRange.`,
                facts: [limits],
              },
            ]
          }),
        )
      : [],
})
