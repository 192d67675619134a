import { flannelBackends } from '../../catalog/cni/flannel.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

export const flannelBackendType = defineLint({
  id: 'flannel-backend-type',
  on: 'flannel-net-conf',
  summary: 'flanneld for Windows has the backend',
  remediation: `Use ${flannelBackends.value[0]} or ${flannelBackends.value[1]} on all nodes.`,
  decisions: [],

  check({ value }) {
    const path = ['Backend', 'Type']
    const type = valueAt(value, path)
    const known: readonly string[] = flannelBackends.value
    if (typeof type !== 'string' || !/^[a-z-]+$/i.test(type)) return []
    if (known.includes(type.toLowerCase())) return []
    return [
      {
        path,
        basis: 'refused',
        message: `The backend ${type} is not in flanneld for Windows, which ends with “unknown backend type: ${type.toLowerCase()}”.`,
        facts: [flannelBackends],
      },
    ]
  },
})
