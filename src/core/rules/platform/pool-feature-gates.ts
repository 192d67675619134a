import { catalog } from '../../catalog/catalog.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { defineRule } from '../../model/rule.ts'
import { textsOf } from '../../values/parsed.ts'

export const poolFeatureGates = defineRule({
  id: 'pool-feature-gates',
  basis: 'refused',
  summary: 'The kubelet of a pool takes no feature gates of yours',
  remediation: 'Leave the gates out; the platform sets the kubelet.',
  decisions: ['platform', 'featureGates', 'joinMethod'],

  check({ platform, featureGates, joinMethod }) {
    const { pool, name } = catalog.platforms[platform]
    if (!pool?.gates || featureGates.length === 0 || !isManaged({ joinMethod })) return undefined
    return {
      message: `The pool of ${name} cannot set ${textsOf(featureGates).join(', ')}: ${pool.gates.fact.value}.`,
      facts: [pool.gates.fact],
      basis: pool.gates.basis,
      suggestion: { featureGates: [] },
    }
  },
})
