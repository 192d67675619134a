import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { aboutOf } from '../../../model/observed.ts'
import type { Match } from '../../text-of.ts'
import { isAsked } from '../meant/asked.ts'
import { isHintOfForm } from '../meant/in-form.ts'
import { isOnlyPlanned } from '../meant/intended.ts'
import { lineOf, sentenceBefore, wordsAround } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { isInQuestion, isOfOthers, isReported } from '../meant/said.ts'
import { isThere, wordsOf } from '../parts/part-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const word = acrossLines`
  (?:
    is|are|was set|were set|has|have|runs?|running|uses?|using|with|on|at|to|as|set|left|kept
    |configured|still|now|all|both|only|currently|already|just|the|an?|our|version|release
    |number|value|ist|sind|hat|haben|mit|auf|läuft|laufen|steht|stehen|nutzt|nutzen|verwenden
    |noch|alle|est|sont|avec|es|son|con
  )
`
/** What stands between the name of a thing and its value, in whichever words: “is”, “runs on”, `=`, “は”. */
export const link = acrossLines`
  ["'\x60*_)]{0,3}
  (?:\s?[:=：→]\s{0,3}|\s(?:${word}\s){0,5}|\s?(?:用的是|使用的是|使用|是|为|は|を|が|の)\s?|\s?\(\s?)
  ["'\x60*_(]{0,3}
`

/** A line of a log, a command or a file. */
const ofOutput = new RegExp(
  acrossLines`
    \blevel=|\bmsg=|^\s*[{}<]|^\s*(?:PS )?[A-Z]:\\|^\s*[$#>]\s|"\s?:\s?"
    |^\s*(?:
      FROM\s
      |(?:docker|nerdctl|ctr|crictl|kubectl|podman|az|gcloud|helm|eksctl)(?:\.exe)?\s
        (?:
          --?\w
          |(?:
            run|pull|build|create|get|apply|describe|logs|exec|images?|info|version|aks
            |container|install|upgrade
          )\b
        )
    )
  `,
)
const flag = /\s--[a-z][^\s,;]*|\S{0,80}\\\w+\\\S{0,80}/g
/** Between the flags of a sentence stand words. */
const words = /(?<![\w.-])\p{L}{2,20}(?=[\s,.;:!?)]|$)/gu

/** Whether a line is none that people write. */
export function isOutput(line: string): boolean {
  if (ofOutput.test(line)) return true
  const flags = line.match(flag)?.length ?? 0
  return flags > 0 && (line.replaceAll(flag, ' ').match(words)?.length ?? 0) < flags * 3 + 2
}

/** Whether all that stands around a name or value leaves it as one that this setup has today. */
export function isToldHere(
  doc: Document,
  found: Pick<Match, 'raw' | 'place'>,
  harmless?: RegExp,
): boolean {
  const { raw, place } = found
  if (isOutput(lineOf(doc, place))) return false
  const said = wordsOf(doc, found)
  const near = harmless ? said.near.replace(harmless, ' ') : said.near
  const { ahead, behind } = wordsAround(doc, place, raw)
  return (
    !isHintOfForm(ahead, behind) &&
    isThere({ ...said, near }) &&
    !isReported(said.ahead, said.behind) &&
    !isOnlyPlanned(sentenceBefore(ahead), behind) &&
    !isInQuestion(said.ahead, said.behind) &&
    !isAsked(doc, place, raw) &&
    !isOfOthers(doc, found)
  )
}

/** Of what was found, what is of today, where all of it says the same. */
export function agreeing(doc: Document, found: readonly Observation[]): readonly Observation[] {
  const own = found.filter((one) => isOfToday(doc, one))
  const values = new Map<string, Set<unknown>>()
  for (const one of own) {
    const key = aboutOf(one)
    values.set(key, (values.get(key) ?? new Set()).add(one.value))
  }
  return own.filter((one) => values.get(aboutOf(one))?.size === 1)
}
