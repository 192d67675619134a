import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import type { PoolText } from './pool-text.ts'

/** The role that the Windows nodes of a group of EKS have. */
export function roleOfPool({ platform, cell }: PoolText): readonly Observation[] {
  const role =
    platform === 'eks' ? cell('nodeRole|node-role|node_role_arn|instanceRoleARN') : undefined
  return role && /^arn:aws[\w-]*:iam::\d*:role\/[\w+=,.@/-]+$/.test(role.raw)
    ? [stated('eks.windowsRole', role.raw, role.raw, role.place)]
    : []
}
