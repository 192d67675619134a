import { bindingValidation } from '../../catalog/workload/pod-validation.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'

const { rules, group } = bindingValidation
const { addresses, ...needed } = rules.value
const kinds = new Set(['Role', 'ClusterRole'])

export const roleRules = defineLint({
  id: 'role-rules',
  on: 'manifest',
  summary: 'Each rule of a role says verbs, groups and resources',
  remediation: 'Add it; the group of Pods, Services and the like is "".',
  decisions: [],
  isAbout: ({ kind }) => kinds.has(kind),

  check: ({ kind, value, isPart }) =>
    kinds.has(kind) &&
    isPart !== true &&
    String(valueAt(value, ['apiVersion'])).startsWith(`${group.value}/`)
      ? nodesAt(value, ['rules'], ['*']).flatMap(({ path, value: rule }) => {
          // A template puts the others in.
          const isWhole =
            typeof rule === 'object' &&
            rule !== null &&
            Object.keys(rule).every((key) => /^[A-Za-z]+$/.test(key))
          if (!isWhole) return []
          const isOfAddresses = valueAt(rule, [addresses]) !== undefined
          return (['verbs', 'apiGroups', 'resources'] as const)
            .filter((field) => !isOfAddresses || field === 'verbs')
            .filter((field) => {
              const own = valueAt(rule, [field])
              return own === undefined || own === null || (Array.isArray(own) && own.length === 0)
            })
            .map((field) => ({
              path,
              basis: 'refused' as const,
              message: `${pathText(path)} has no ${field}: the API server refuses the role (“${needed[field]}”).`,
              facts: [rules],
            }))
        })
      : [],
})
