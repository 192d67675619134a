import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'
import { acrossLines } from '../../values/across-lines.ts'

const stage =
  /^[ \t]*FROM[ \t]+(?:--platform=\S{1,60}[ \t]+)?([^\s#]{1,250})(?:[ \t]+AS[ \t]+([\w.-]{1,80}))?[ \t]*$/gim
const taken = /(?:--from=|[,=]from=)([^\s,]{1,250})/gi
/** Words between two files: “and now it is”, `api/Dockerfile:`. */
const between = new RegExp(
  acrossLines`
    ^[ \t]*(?:(?:#+|\/\/|[*>-])[ \t]*)?(?:
      [\w./\\ ]{0,60}\bDockerfile\b[^\n]{0,40}
      |(?:before|after|now|old|new|then|was|and|but|or|we|it|this|the)\b[^\n]{0,200}:?
    )[ \t]*$
  `,
  'im',
)

/** Stages that no later one takes anything from: one with a name may be what is built, one without cannot. */
export function unusedStagesIn(doc: Document): readonly Observation[] {
  const stages = matchesOf(doc, stage)
  const [, ...below] = doc.text.split(/^[ \t]*FROM[ \t]/im)
  if (below.some((text) => between.test(text.replace(/^[^\n]*/, '')))) return []
  const used = new Set(matchesOf(doc, taken).map(({ raw }) => raw))
  return stages
    .slice(0, -1)
    .filter(
      ({ groups, raw }, i) => groups[1] === undefined && !used.has(String(i)) && !used.has(raw),
    )
    .map(({ raw, place }) => stated('image.unusedStage', raw, raw, place))
}
