import { flannelOnWindows } from '../../catalog/cni/flannel-backend.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'

export const flannelBackend = defineLint({
  id: 'flannel-backend',
  on: 'flannel-net-conf',
  summary: 'The backend of Flannel is one that flanneld on Windows takes',
  remediation: 'Use host-gw, or vxlan without what Windows does not know.',
  decisions: [],

  check({ value }) {
    const type = valueAt(value, ['Backend', 'Type'])
    if (typeof type !== 'string') return []
    const { types, refusedFlags, macPrefix } = flannelOnWindows
    const meant = nearest(type.replace('_', '-'), types.value)
    const misspelt = !types.value.some((one) => one === type.toLowerCase())
    if (misspelt && meant !== undefined) {
      return [
        {
          path: ['Backend', 'Type'],
          basis: 'fails',
          message: `${type} is no backend; it is called ${meant}.`,
          remediation: `Write ${meant}.`,
          facts: [types],
        },
      ]
    }
    if (type.toLowerCase() !== 'vxlan') return []
    const prefix = valueAt(value, ['Backend', 'MacPrefix'])
    return [
      ...refusedFlags.value.flatMap((flag): readonly LintViolation[] =>
        valueAt(value, ['Backend', flag]) === true
          ? [
              {
                path: ['Backend', flag],
                basis: 'refused',
                message: `${flag} is true; flanneld on Windows refuses it.`,
                remediation: `Take ${flag} out.`,
                facts: [refusedFlags],
              },
            ]
          : [],
      ),
      ...(typeof prefix === 'string' && !/^..-..$/.test(prefix)
        ? [
            {
              path: ['Backend', 'MacPrefix'],
              basis: 'refused' as const,
              message: `MacPrefix is ${prefix}; flanneld wants the form xx-xx.`,
              remediation: `Write ${macPrefix.value}.`,
              facts: [macPrefix],
            },
          ]
        : []),
    ]
  },
})
