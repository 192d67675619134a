import type { Observation } from '../../../model/observation.ts'

/** A value as a finding shows it. */
export const shown = ({ raw, value }: Observation) => {
  const text = raw === '' ? String(value) : raw
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
