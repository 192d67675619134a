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
    // With several clusters the token may be for another one.
    if (regions.some((one) => one !== regions[0])) return []
    return nodesAt(value, [], ['users', '*', 'user', 'exec', 'args']).flatMap(
      ({ path, value: args }) => {
        const at = Array.isArray(args) ? args.indexOf(region) : -1
        const asked: unknown = Array.isArray(args) && at >= 0 ? args[at + 1] : undefined
        const named = Array.isArray(args) ? args.flatMap(regionOfArn).at(0) : undefined
        const own = regions[0] ?? named
        if (own === undefined) return []
        if (typeof asked !== 'string' || !/^[a-z]{2,4}(?:-\w+)+$/.test(asked) || asked === own)
          return []
        return [
          {
            path: [...path, at + 1],
            basis: 'fails',
            message: `The token is asked for in ${asked}, and the ${regions.length > 0 ? 'API server of the cluster' : 'cluster by its ARN'} is in ${own}: the kubelet gets none, and the node does not join.`,
            facts: [eksAccess],
          },
        ]
      },
    )
  },
})

/** `arn:aws:eks:eu-central-1:111122223333:cluster/web` */
const regionOfArn = (arg: unknown): readonly string[] => {
  const found =
    typeof arg === 'string' ? /^arn:[\w-]{3,20}:eks:([a-z\d-]{5,30}):/.exec(arg)?.[1] : undefined
  return found === undefined ? [] : [found]
}
