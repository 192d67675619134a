import { catalog } from '../../catalog/catalog.ts'
import type { PoolMaxPods } from '../../catalog/platforms/define.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { Violation } from '../../model/finding.ts'
import { defineRule } from '../../model/rule.ts'

type PerInterface = NonNullable<PoolMaxPods['perInterface']>['value']

export const poolMaxPods = defineRule({
  id: 'pool-max-pods',
  basis: 'refused',
  summary: 'The platform accepts the number of pods on a node, and has addresses for them',
  remediation: 'Choose a number that the platform and the size of its machines allow.',
  decisions: ['platform', 'maxPods', 'joinMethod'],

  check({ platform, maxPods, joinMethod }): Violation | undefined {
    const { pool, name } = catalog.platforms[platform]
    if (!pool) return undefined
    const { range, poolTotal, perInterface, untold } = pool.maxPods
    if (perInterface && untold) {
      return {
        message: `A Windows node of ${name} has one pod less than one network interface of its instance type has addresses: ${podsOfExamples(perInterface.value)}. The instance type is not known, so whether ${maxPods} pods fit is open.`,
        facts: [perInterface, untold],
        remediation: 'Choose the instance type, and prefix delegation, by the number of pods.',
      }
    }
    if (!isManaged({ joinMethod })) return undefined
    if (range && (maxPods < range.value.min || maxPods > range.value.max)) {
      const { min, max } = range.value
      return {
        message: `${name} takes ${min} to ${max} pods a node, not ${maxPods}.`,
        facts: [range],
        suggestion: { maxPods: Math.min(max, Math.max(min, maxPods)) },
      }
    }
    if (poolTotal && maxPods < poolTotal.value) {
      const nodes = Math.ceil(poolTotal.value / maxPods)
      return {
        message: `${name} wants room for ${poolTotal.value} pods in a pool; with ${maxPods} on a node it takes ${nodes} nodes.`,
        facts: [poolTotal],
        basis: 'advice',
      }
    }
    if (!untold) return undefined
    return {
      message: `How many pods ${name} accepts on a Windows node was not found, so whether ${maxPods} fit is open.`,
      facts: [untold],
    }
  },
})

const podsOfExamples = ({ examples, perPrefix }: PerInterface) =>
  `${examples.map(({ type, addresses }) => `${addresses - 1} on ${type}`).join(', ')}; with prefix delegation ${perPrefix} times as many`
