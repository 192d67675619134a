import type { CniId } from '../catalog/cni/index.ts'
import type { Finding } from '../model/finding.ts'

/** Version of the form of `scenario.json` and of links; raised when a decision is renamed or changes its meaning. */
export const schemaVersion = 2

type Fields = Readonly<Record<string, unknown>>

/** What turns form n + 1 into the next one. */
const steps: readonly ((record: Fields) => Fields)[] = [poolsOfPlatforms]

/** Before forms were numbered, the management subnet was called `nodeSubnet`. */
const renamed = ({ nodeSubnet, ...record }: Fields): Fields =>
  nodeSubnet === undefined ? record : { managementSubnet: nodeSubnet, ...record }

/** Nobody had it but EKS. */
const pluginOfEks: CniId = 'vpc-bridge'

/**
 * Form 1 had EKS under `aws`, and its plugin says which is meant: the node then comes from a group
 * instead of joining by the default of that time. A node of AKS was always rebuilt.
 */
function poolsOfPlatforms(record: Fields): Fields {
  const { platform, cni, joinMethod = 'kubeadm', ...rest } = record
  if (platform === 'aks') return { ...record, joinMethod }
  if (platform !== 'aws' || cni !== pluginOfEks) return record
  return { ...rest, platform: 'eks', cni, ...(joinMethod === 'kubeadm' ? {} : { joinMethod }) }
}

/**
 * The record in today's form, with a note for what could not be carried over. A record without a
 * number was written by hand, in today's words.
 */
export function migrate(record: Fields): {
  readonly record: Fields
  readonly notes: readonly Finding[]
} {
  const version = record['schemaVersion']
  const isNumbered = typeof version === 'number' && Number.isInteger(version) && version > 0
  if (!isNumbered) return { record: renamed(record), notes: [] }
  const notes = version > schemaVersion ? [tooNew(version)] : []
  return { record: steps.slice(version - 1).reduce((old, step) => step(old), record), notes }
}

const tooNew = (version: number): Finding => ({
  id: 'newer-scenario',
  severity: 'warning',
  basis: 'advice',
  confidence: 'verified',
  message: `This scenario has form ${version}; this app knows forms up to ${schemaVersion}. What it does not know was left out.`,
  remediation: 'Open it with the version of the app that wrote it, or check every step.',
  decisions: [],
  sources: ['rfc8259'],
})
