import { flannelOnWindows } from '../../catalog/cni/flannel-backend.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { parseCidr } from '../../values/address.ts'
import { nearest } from '../../values/nearest.ts'
import { isPlaceholder } from '../../values/placeholder.ts'

export const flannelBackend = defineLint({
  id: 'flannel-backend',
  on: 'flannel-net-conf',
  summary: 'The backend of Flannel is one that flanneld on Windows takes',
  remediation: 'Use host-gw, or vxlan without what Windows does not know.',
  decisions: [],

  check({ value }) {
    const faults = formFaults(value)
    const type = valueAt(value, ['Backend', 'Type'])
    if (typeof type !== 'string') return faults
    const { types, refusedFlags, macPrefix } = flannelOnWindows
    const meant = nearest(type.replace('_', '-'), types.value)
    const misspelt = !types.value.some((one) => one === type.toLowerCase())
    if (misspelt && meant !== undefined) {
      return [
        ...faults,
        {
          path: ['Backend', 'Type'],
          basis: 'fails',
          message: `${type} is no backend; it is called ${meant}.`,
          remediation: `Write ${meant}.`,
          facts: [types],
        },
      ]
    }
    if (type.toLowerCase() !== 'vxlan') return faults
    const prefix = valueAt(value, ['Backend', 'MacPrefix'])
    return [
      ...faults,
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

/** Values that flanneld cannot read; a template is filled in before. */
function formFaults(value: unknown): readonly LintViolation[] {
  const { backendForm, network, numbers } = flannelOnWindows
  const range = valueAt(value, ['Network'])
  const isRange = typeof range !== 'string' || !/^[\d.:a-f/]+$/i.test(range) || parseCidr(range)
  const backend = valueAt(value, ['Backend'])
  const isObject =
    backend === undefined ||
    (typeof backend === 'object' && !Array.isArray(backend)) ||
    (typeof backend === 'string' && isPlaceholder(backend))
  return [
    ...(isObject
      ? []
      : [
          {
            path: ['Backend'],
            basis: 'refused' as const,
            message: 'Backend is no object: "error decoding Backend property of config".',
            remediation: 'Write "Backend": {"Type": "host-gw"}.',
            facts: [backendForm],
          },
        ]),
    ...(isRange
      ? []
      : [
          {
            path: ['Network'],
            basis: 'refused' as const,
            message: `Network is ${range}, which is no range; flanneld stops on it.`,
            remediation: 'Write the range of all pods with its prefix, such as 10.244.0.0/16.',
            facts: [network],
          },
        ]),
    ...numbers.value.flatMap((key): readonly LintViolation[] => {
      const own = valueAt(value, ['Backend', key])
      return typeof own === 'string' && /^\d+$/.test(own)
        ? [
            {
              path: ['Backend', key],
              basis: 'refused',
              message: `${key} is text; flanneld reads a number, and stops on its configuration.`,
              remediation: `Write ${own} without quotes.`,
              facts: [numbers],
            },
          ]
        : []
    }),
  ]
}
