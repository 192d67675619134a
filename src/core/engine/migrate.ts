import type { Finding } from '../model/finding.ts'

/** Version of the form of `scenario.json` and of links; raised when a decision is renamed or changes its meaning. */
export const schemaVersion = 1

type Fields = Readonly<Record<string, unknown>>

/** What turns version n of the form into n + 1; index 0 is the form before versions were written. */
const steps: readonly ((record: Fields) => Fields)[] = [
  // Form 0, before forms were numbered, called the management subnet `nodeSubnet`.
  ({ nodeSubnet, ...record }) =>
    nodeSubnet === undefined ? record : { managementSubnet: nodeSubnet, ...record },
]

/** The record in today's form, with a note for what could not be carried over. */
export function migrate(record: Fields): {
  readonly record: Fields
  readonly notes: readonly Finding[]
} {
  const version = record['schemaVersion']
  const from =
    typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : 0
  const notes = from > schemaVersion ? [tooNew(from)] : []
  return { record: steps.slice(from).reduce((old, step) => step(old), record), notes }
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
