import { scheduling } from '../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'

const { tolerationParts } = scheduling
const { keyless, valueless, timed } = tolerationParts.value

export const tolerationPartsFit = defineLint({
  id: 'toleration-parts',
  on: 'manifest',
  summary: 'The parts of a toleration go together as the API server asks',
  remediation: 'Correct the operator, the value or the effect of the toleration.',
  decisions: [],
  isAbout: ({ kind, pod }) => pod !== undefined || kind === 'RuntimeClass',

  check({ kind, value, pod }) {
    const above = pod ? [...pod.path, 'spec'] : kind === 'RuntimeClass' ? ['scheduling'] : undefined
    if (!above) return []
    return nodesAt(value, above, ['tolerations', '*']).flatMap(
      ({ path, value: toleration }): readonly LintViolation[] => {
        if (typeof toleration !== 'object' || toleration === null) return []
        const at = (key: string) => valueAt(toleration, [key])
        const [key, operator, own, effect] = ['key', 'operator', 'value', 'effect'].map(at)
        // A template is filled in, and so is what a tool merges into it.
        if ([key, operator, own, effect].some((one) => /\{\{|\$\{|</.test(String(one)))) return []
        const isKeyless = key === undefined || key === null || key === ''
        const isEqual = operator === undefined || operator === '' || operator === 'Equal'
        const place = (name: string) => (at(name) === undefined ? path : [...path, name])
        const faults = [
          // An empty entry is what a chart leaves of a list without values.
          ...(isKeyless && isEqual && Object.keys(toleration).length > 0
            ? [
                {
                  path: place('operator'),
                  so: `${pathText(path)} has no key, and its operator is ${operator === 'Equal' ? 'Equal' : 'left out, which is Equal'}`,
                  said: keyless,
                  remedy: 'Name the key of the taint, or write operator: Exists.',
                },
              ]
            : []),
          ...(operator === 'Exists' && isFilled(own)
            ? [
                {
                  path: place('value'),
                  so: `${pathText(path)} has the operator Exists beside the value ${String(own)}`,
                  said: valueless,
                  remedy: `Write operator: Equal, or leave the value out.`,
                },
              ]
            : []),
          ...(isFilled(at('tolerationSeconds')) && effect !== 'NoExecute'
            ? [
                {
                  path: place('tolerationSeconds'),
                  so: `${pathText(path)} has tolerationSeconds, and its effect is ${isFilled(effect) ? String(effect) : 'left out'}`,
                  said: timed,
                  remedy: 'Write effect: NoExecute, or leave tolerationSeconds out.',
                },
              ]
            : []),
        ]
        return faults.map(({ path: where, so, said, remedy }) => ({
          path: where,
          basis: 'refused',
          message: `${so}: the API server refuses it (“${said}”).`,
          remediation: remedy,
          facts: [tolerationParts],
        }))
      },
    )
  },
})

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''
