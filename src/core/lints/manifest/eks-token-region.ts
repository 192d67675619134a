import { eksAccess } from '../../catalog/kubeconfig.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const { server, region } = eksAccess.value
const ofServer = new RegExp(server)

export const eksTokenRegion = defineLint({
  id: 'eks-token-region',
  on: 'manifest',
  summary: 'A kubeconfig of EKS asks for its token in the region of its API server',
  remediation: `Give ${region} the region of the cluster; a Local Zone or a zone is none.`,
  decisions: [],
  isAbout: ({ kind, value }) => kind === 'Config' && Array.isArray(valueAt(value, ['users'])),

  check({ value }): readonly LintViolation[] {
    const regions = nodesAt(value, [], ['clusters', '*', 'cluster', 'server']).flatMap((one) => {
      const found = typeof one.value === 'string' ? ofServer.exec(one.value)?.[1] : undefined
      return found === undefined ? [] : [found]
    })
    const [own] = regions
    // With several clusters the token may be for another one.
    if (own === undefined || regions.some((one) => one !== own)) return []
    return nodesAt(value, [], ['users', '*', 'user', 'exec', 'args']).flatMap(
      ({ path, value: args }) => {
        const at = Array.isArray(args) ? args.indexOf(region) : -1
        const asked: unknown = Array.isArray(args) && at >= 0 ? args[at + 1] : undefined
        if (typeof asked !== 'string' || !/^[a-z]{2,4}(?:-\w+)+$/.test(asked) || asked === own)
          return []
        return [
          {
            path: [...path, at + 1],
            basis: 'fails',
            message: `The token is asked for in ${asked}, and the API server of the cluster is in ${own}: the kubelet gets none, and the node does not join.`,
            facts: [eksAccess],
          },
        ]
      },
    )
  },
})
