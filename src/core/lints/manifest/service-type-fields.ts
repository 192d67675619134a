import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const { typeFields } = serviceFeatures
const { headless } = objectLimits
const { nodePort, loadBalancerOnly, healthCheckNodePort } = typeFields.value

export const serviceTypeFields = defineLint({
  id: 'service-type-fields',
  on: 'manifest',
  summary: 'A Service sets only fields that the API server takes with its type',
  remediation: 'Write the type that was meant, or leave the field out.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'Service',

  check({ kind, value, isPart }): readonly LintViolation[] {
    if (kind !== 'Service' || isPart === true) return []
    // What patches a Service goes without its ports, and without its type.
    if (!Array.isArray(valueAt(value, ['spec', 'ports']))) return []
    const own = valueAt(value, ['spec', 'type'])
    const type = own ?? nodePort.not
    if (typeof type !== 'string') return []
    const named = own === undefined ? `${type}, as none is written` : type
    const refused = (path: LintViolation['path'], answer: string): LintViolation => ({
      path,
      basis: 'refused',
      message: `${path.slice(1).join('.')} stands in a Service of the type ${named}: the API server refuses it, “${answer}”.`,
      facts: [typeFields],
    })
    const isBalanced = type === healthCheckNodePort.type
    const isOutside = headless.value.types.some((one) => one === type)
    return [
      ...(isOutside && valueAt(value, ['spec', 'clusterIP']) === 'None'
        ? [
            {
              path: ['spec', 'clusterIP'],
              basis: 'refused' as const,
              message: `clusterIP is None in a Service of the type ${type}: one without an address has no port on the nodes, and the API server refuses it.`,
              remediation: 'Take clusterIP out, or the type.',
              facts: [headless],
            },
          ]
        : []),
      ...(type === nodePort.not
        ? nodesAt(value, [], ['spec', 'ports', '*', 'nodePort'])
            .filter(({ value: port }) => typeof port === 'number' && port !== 0)
            .map(({ path }) => refused(path, nodePort.answer))
        : []),
      ...(isBalanced
        ? []
        : loadBalancerOnly.fields
            .filter((field) => isSet(valueAt(value, ['spec', field])))
            .map((field) => refused(['spec', field], loadBalancerOnly.answer))),
      ...(isSet(valueAt(value, ['spec', 'healthCheckNodePort'])) &&
      !(
        isBalanced &&
        valueAt(value, ['spec', 'externalTrafficPolicy']) === healthCheckNodePort.policy
      )
        ? [refused(['spec', 'healthCheckNodePort'], healthCheckNodePort.answer)]
        : []),
    ]
  },
})

/** `false` is a value; an empty list and the port 0 are none. */
const isSet = (value: unknown) =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'boolean' || (typeof value === 'number' && value !== 0)
