import { eksRoleMap } from '../../../catalog/platforms/pools/eks-role-map.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

export const eksRoleMapped = defineLint({
  id: 'eks-role-mapped',
  on: 'setup',
  summary: 'The role of Windows nodes of EKS stands in aws-auth, where that was sent',
  remediation:
    'Add an entry for the role to mapRoles, with system:bootstrappers, system:nodes and the group of kube-proxy on Windows (eksctl create iamidentitymapping does it).',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const roles = named(observations, 'eks.windowsRole').slice(0, most)
    if (roles.length === 0) return []
    const maps = ofKind(parsed, 'manifest').flatMap(({ value: { kind, name, value }, placeOf }) => {
      const text = valueAt(value, ['data', 'mapRoles'])
      return kind === 'ConfigMap' && name === 'aws-auth' && typeof text === 'string'
        ? [{ text, place: placeOf(['data', 'mapRoles']) }]
        : []
    })
    const [map, ...others] = maps
    // What was cut, or is one of several clusters, tells nothing of what it lacks.
    if (!map || others.length > 0 || !isWhole(map.text)) return []
    const entries = named(observations, 'eks.accessEntryType')
    return roles
      .filter(({ raw }) => !map.text.includes(lastOf(raw)))
      .filter(({ raw }) => !entries.some(({ subject }) => subject?.includes(lastOf(raw)) === true))
      .map((one) =>
        faultAt(
          map.place,
          'fails',
          `The Windows nodes have the role ${lastOf(one.raw)}, which no entry of aws-auth names: unless it has an access entry, the API server takes none of their requests, and they do not join.`,
          eksRoleMap,
          { also: [placeOf(one)] },
        ),
      )
  },
})

const most = 20

/** Roles of nodes stand in it, and nothing was left out. */
const isWhole = (text: string) =>
  /\brolearn\b/.test(text) && !/^\s*(?:- )?#?\s*(?:\.\.\.|…)|[<$]/m.test(text)

const lastOf = (arn: string) => arn.split('/').at(-1) ?? arn
