import { choiceName, decisionIds, decisionOf } from '../../../model/decisions.ts'
import type { Observation } from '../../../model/observation.ts'

/** More of a text than this says nothing more. */
const mostShown = 120

/** A value as a reader says it; where it was told in other words, with those. */
export function shownValue({ decision, name: id, value, raw, inferred }: Observation): string {
  const text = raw === '' ? textOf(value) : raw
  // A fact that is of one object alone bears the name of the decision and decides nothing.
  const of = decision ?? decisionIds.find((one) => one === id)
  if (of !== undefined && decisionOf(of).kind === 'boolean') return value === true ? 'on' : 'off'
  const name = of === undefined ? undefined : choiceName(of, value)
  if (name === undefined && inferred === true && raw !== '' && textOf(value) !== raw)
    return `${short(textOf(value), mostShown)} (from ${quoted(raw)})`
  if (name === undefined) return short(text, mostShown)
  if (raw === '' || isIn(name, raw) || isIn(raw, name) || raw === value) return name
  return `${name} (${inferred === true ? 'from ' : ''}${quoted(raw)})`
}

/** Words in quotes, a value as it stands. */
function quoted(raw: string): string {
  const said = short(raw, mostShown)
  return said.includes(' ') ? `“${said}”` : said
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))

const isIn = (whole: string, part: string) =>
  part.length > 2 && whole.toLowerCase().includes(part.toLowerCase())

const short = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
