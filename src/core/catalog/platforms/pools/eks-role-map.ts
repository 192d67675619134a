import { inferred } from '../../fact.ts'

/** Which roles may register nodes with a cluster that goes by the ConfigMap aws-auth. */
export const eksRoleMap = inferred(
  'an entry with the role of the nodes, without a path',
  ['eks-troubleshooting'],
  { note: 'a cluster with access entries may have the role there' },
)
