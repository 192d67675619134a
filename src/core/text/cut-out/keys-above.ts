import type { Line } from '../lines.ts'

/** Fields of an object that stand right above its kind, in the order that somebody gave them. */
export function keysAbove(prose: readonly Line[], object: readonly Line[]): readonly Line[] {
  const field = object.some(({ text }) => ofConfig.test(text)) ? anyField : ownField
  const start = prose.findLastIndex(({ text }) => !inFields.test(text)) + 1
  const own = prose.slice(start)
  const at = own.findIndex(({ text }, i) => field.test(text) && isFilledIn(text, own[i + 1]))
  const rest = own.slice(at)
  const isWhole = rest.every(
    ({ text }, i) => /^\s/.test(text) || (field.test(text) && isFilledIn(text, rest[i + 1])),
  )
  return at >= 0 && isWhole ? rest : []
}

/** A configuration has fields of many names; of other objects these stand beside the kind. */
const ofConfig = /^kind:\s*["']?\w*Config/
const ownField =
  /^(?:ap[A-Za-z]{6,10}|metadata|spec|data|stringData|type|rules|subjects|roleRef|webhooks):(?:\s|$)/
const anyField = /^[a-z][A-Za-z]{1,40}:(?:\s|$)/
const inFields = /^(?:[a-z][A-Za-z]{1,40}:(?:\s{1,4}\S{1,80})?\s*$|\s{1,20}\S|- \S)/
const isFilledIn = (text: string, below?: Line) =>
  /:\s+\S/.test(text) || /^(?:\s{1,20}|- )\S/.test(below?.text ?? '')
