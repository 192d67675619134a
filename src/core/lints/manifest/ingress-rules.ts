import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'
import { parseAddress } from '../../values/address.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'

const { pathType, ingressHost } = objectLimits

export const ingressRules = defineLint({
  id: 'ingress-rules',
  on: 'manifest',
  summary: 'Rules of an Ingress have hosts and types of paths that the API server takes',
  remediation: 'Add pathType: Prefix.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'Ingress',

  check: ({ kind, value, isPart }) =>
    kind === 'Ingress' &&
    isPart !== true &&
    valueAt(value, ['apiVersion']) === pathType.value.version
      ? [...paths(value), ...hosts(value)]
      : [],
})

const paths = (value: unknown): readonly LintViolation[] =>
  nodesAt(value, ['spec'], ['rules', '*', 'http', 'paths', '*']).flatMap(({ path, value: own }) =>
    // A patch names what it changes, and a former backend is told by itself.
    valueAt(own, ['pathType']) === undefined && valueAt(own, ['backend', 'service']) !== undefined
      ? [
          {
            path,
            basis: 'refused',
            message: `${pathText(path)} has no pathType: the API server refuses it (“${pathType.value.says}”).`,
            facts: [pathType],
          },
        ]
      : [],
  )

const hosts = (value: unknown): readonly LintViolation[] =>
  nodesAt(value, ['spec'], ['rules', '*', 'host']).flatMap(({ path, value: host }) => {
    if (typeof host !== 'string' || isPlaceholder(host) || isLeftOpen(host)) return []
    const isName = !/^\w+:\/\/|:\d{1,5}$|\//.test(host) && parseAddress(host) === undefined
    return isName
      ? []
      : [
          {
            path,
            basis: 'refused',
            message: `${pathText(path)} is ${host.slice(0, 80)}; the API server takes a name of DNS, without a scheme, a port or a path, and no address.`,
            remediation: 'Write the name alone.',
            facts: [ingressHost],
          },
        ]
  })
