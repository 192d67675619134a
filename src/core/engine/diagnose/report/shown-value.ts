import { decisionOf } from '../../../model/decisions.ts'
import type { Observation } from '../../../model/observation.ts'

/** More of a text than this says nothing more. */
const mostShown = 120

/** A value as a reader says it; where it was told in other words, with those. */
export function shownValue({ decision, value, raw, inferred }: Observation): string {
  const text = raw === '' ? textOf(value) : raw
  const kind = decision === null ? undefined : decisionOf(decision)
  if (kind?.kind === 'boolean') return value === true ? 'on' : 'off'
  const name =
    kind?.kind === 'closed'
      ? kind.choices().find((choice) => choice.value === value)?.name
      : undefined
  if (name === undefined) return short(text, mostShown)
  if (raw === '' || isIn(name, raw) || isIn(raw, name) || raw === value) return name
  const said = short(raw, mostShown)
  return `${name} (${inferred === true ? 'from ' : ''}${said.includes(' ') ? `“${said}”` : said})`
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))

const isIn = (whole: string, part: string) =>
  part.length > 2 && whole.toLowerCase().includes(part.toLowerCase())

const short = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
