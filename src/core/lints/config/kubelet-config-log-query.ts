import { fieldRelations } from '../../catalog/flags/field-relations.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const { field, gate } = fieldRelations.logQuery.value

export const kubeletConfigLogQuery = defineLint({
  id: 'kubelet-config-log-query',
  on: 'kubelet-config',
  summary: 'A kubelet with the gate for queries of its logs answers them',
  remediation: `Set ${field}: true beside the gate.`,
  decisions: [],

  check({ value, isPart }) {
    const path = ['featureGates', gate]
    if (isPart === true || valueAt(value, path) !== true) return []
    const asked = valueAt(value, [field])
    if (asked !== undefined && asked !== false) return []
    return [
      {
        path,
        basis: 'unsupported',
        message: `${gate} is on, and ${field} ${asked === false ? 'is false' : 'is not set'}: the kubelet answers no query of the logs of its node.`,
        facts: [fieldRelations.logQuery],
      },
    ]
  },
})
