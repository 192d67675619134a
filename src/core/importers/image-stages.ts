import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

const stage =
  /^[ \t]*FROM[ \t]+(?:--platform=\S{1,60}[ \t]+)?([^\s#]{1,250})(?:[ \t]+AS[ \t]+([\w.-]{1,80}))?[ \t]*$/gim
const taken = /(?:--from=|[,=]from=)(\d{1,2})\b/gi

/** Stages that no later one takes anything from: one with a name may be what is built, one without cannot. */
export function unusedStagesIn(doc: Document): readonly Observation[] {
  const stages = matchesOf(doc, stage)
  const used = new Set(matchesOf(doc, taken).map(({ raw }) => Number(raw)))
  return stages
    .slice(0, -1)
    .filter(({ groups }, i) => groups[1] === undefined && !used.has(i))
    .map(({ raw, place }) => stated('image.unusedStage', raw, raw, place))
}
