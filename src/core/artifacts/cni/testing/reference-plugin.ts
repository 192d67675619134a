import { isBefore } from '../../../values/version.ts'

/** An endpoint policy as the plugin would hand it to HNS or HCN. */
export type Handed = Readonly<Record<string, unknown>>

interface NetConf {
  readonly type: string
  readonly apiVersion?: number
  readonly policies?: readonly Readonly<Record<string, unknown>>[]
  readonly HcnPolicyArgs?: readonly Handed[]
  readonly delegate?: NetConf
  readonly ipMasqNetwork?: string
}

/**
 * What win-bridge or win-overlay of a release makes of a file: which policies it reads, and what it
 * does with the network that Flannel adds. undefined: it hands over nothing.
 */
export function handedOver(
  text: string,
  release: string,
  flannelNetwork?: string,
): readonly Handed[] | undefined {
  const file = JSON.parse(text) as NetConf
  const conf = file.delegate
    ? { ...file.delegate, ...(flannelNetwork ? { ipMasqNetwork: flannelNetwork } : {}) }
    : file
  const isOld = isBefore(release, '1.0.0')
  const isHcn = conf.apiVersion === 2
  const read = isOld && isHcn ? (conf.HcnPolicyArgs ?? []) : endpointPolicies(conf)
  const masked = conf.type === 'win-bridge' ? masquerade(read, conf, isHcn, isOld) : read
  return masked.length > 0 ? masked : undefined
}

const endpointPolicies = ({ policies = [] }: NetConf) =>
  policies
    .map((policy) => new Map(Object.entries(policy).map(([key, v]) => [key.toLowerCase(), v])))
    .filter((policy) => String(policy.get('name')).toLowerCase() === 'endpointpolicy')
    .map((policy) => policy.get('value') as Handed)

function masquerade(
  read: readonly Handed[],
  { ipMasqNetwork }: NetConf,
  isHcn: boolean,
  isOld: boolean,
): readonly Handed[] {
  if (ipMasqNetwork === undefined || (isOld && isHcn)) return read
  const listOf = (policy: Handed) =>
    ((isHcn
      ? (policy['Settings'] as Handed | undefined)?.['Exceptions']
      : policy['ExceptionList']) ?? []) as readonly string[]
  const isNat = (policy: Handed) => policy['Type'] === 'OutBoundNAT'
  if (isOld) {
    const first = read.find(isNat)
    const list = (first ? listOf(first) : []).filter((range) => range !== ipMasqNetwork)
    const merged = { Type: 'OutBoundNAT', ExceptionList: [...list, ipMasqNetwork] }
    return first ? read.map((policy) => (policy === first ? merged : policy)) : [...read, merged]
  }
  if (read.some((policy) => isNat(policy) && listOf(policy).includes(ipMasqNetwork))) return read
  return [
    ...read,
    isHcn
      ? { Type: 'OutBoundNAT', Settings: { Exceptions: [ipMasqNetwork] } }
      : { Type: 'OutBoundNAT', ExceptionList: [ipMasqNetwork] },
  ]
}
