import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'
import type { PoolText } from './pool-text.ts'

/** `--node-taints a=b:NoSchedule`, or the first of a list of Terraform, Bicep or ARM. */
const taints =
  /(?:--node-taints[ \t=]["']?|\bnode_?taints["']?\s{0,4}[:=]\s{0,4}\[\s{0,40}["'])([\w./-]{1,200}(?:=[\w.-]{0,63})?:\w{1,40}(?:,[\w./-]{1,200}(?:=[\w.-]{0,63})?:\w{1,40}){0,8})/i

/** The taints that a pool of AKS or GKE is made with. */
export function taintsOfPool(
  { platform, text, placeAt }: Pick<PoolText, 'platform' | 'text' | 'placeAt'>,
  more: Pick<Observation, 'subject'>,
): readonly Observation[] {
  const found = platform === 'eks' ? null : taints.exec(text)
  const raw = found?.[1]
  return found && raw !== undefined
    ? [decided('nodeTaint', raw, raw, placeAt(found.index + found[0].length - raw.length), more)]
    : []
}
