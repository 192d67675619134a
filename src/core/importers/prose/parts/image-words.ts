import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import { releaseOfImage } from '../../../catalog/windows/image-tag.ts'
import { matchesOf } from '../../text-of.ts'
import { lineOf } from '../lines.ts'
import { ofOneValue } from '../once.ts'
import { isOfToday } from '../meant/past.ts'
import { isSaid } from '../meant/said.ts'
import { wordsOf, isThere } from './part-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const year = String.raw`ltsc[ -]?20(?:16|19|22|25)`
const channel = '(?:1709|1803|1809|1903|1909|2004|20H2)'
const base = '(?:servercore|nanoserver|windows/servercore|windows/nanoserver|aspnet|iis)'
const told = String.raw`(${base}[:-](?:${year}|${channel})|(?:(?:${base}|server core|nano server)\s)?${year})(?![\w/]|[.-]\w)`
const contents = String.raw`(?:images?|containers?|pods?|apps?|applications?|workloads?|dockerfiles?|images de base|conteneurs?)`

/** Words for what images are made of, whose group is the release: a row each. */
const ways = [
  // “our containers are built on ltsc2022”, “basieren auf ltsc2022”
  acrossLines`
    \b${contents}\b[^.;,\n]{0,30}?\b
    (?:built|based|build|basieren|basiert|gebaut|bas[ée]e?s?|construite?s?)\s
    (?:on|from|upon|auf|aus|sur|with|mit)\s(?:top\sof\s)?(?:the\s)?${told}
  `,
  // “base image is nanoserver:1809”, “images: ltsc2022”, “container image is servercore ltsc2019”
  acrossLines`
    (?<!\b(?:golden|VM|machine|node|OS|AMI|template|linux|old)\s)\b
    (?:base\s|container\s|windows\s|our\s|the\s|all\s)*images?(?:\stags?)?\s?
    (?:is|are|ist|sind|est|sont|use|uses|have|=|:)\s(?:all\s|still\s|the\s|noch\s)?${told}
  `,
  // “ltsc2025 images”
  String.raw`\b(ltsc[ -]?20(?:16|19|22|25))\s(?:windows\s|base\s|container\s)*images?\b`,
  // “servercore:ltsc2019 on …”
  String.raw`(?<![\w/.:-])(${base}:(?:${year}|${channel})|${base}\s${year})(?![\w/]|[.-]\w)`,
]
const inWords = new RegExp(ways.join('|'), 'gi')

/** What somebody starts, builds or pulls by hand is no workload. */
const byHand = new RegExp(
  acrossLines`
    \b(?:docker|nerdctl|ctr|crictl|podman)(?:\.exe)?\s+-{0,2}\w
    |\bkubectl(?:\.exe)?\s(?!(?:get|describe|logs?|top|version)\b)-{0,2}\w
    |^\W{0,4}FROM\s|^\s*(?:PS )?[A-Z]:\\|"\s?:\s?"
  `,
  'i',
)

/** “Rebuild the images on ltsc2022, those of ltsc2019 will not run there.” */
const ofStep =
  /(?:^\W{0,6}|:\s)(?:then\s)?(?:re-?build|build|use|take|try|pick|nimm|replace|move|migrate|port|update|change|switch|exchange)\s/i

/** “Our images are built from …” */
const madeFrom = /\b(?:built|made|created|derived|based)\sfrom\s(?:the\s)?$/i

/** The release that somebody says images are made for, where all that is said has one. */
export function imageReleasesIn(doc: Document): readonly Observation[] {
  const all = matchesOf(doc, inWords).flatMap((found) => {
    const value = releaseOfImage(
      `x:${found.raw.replace(/ltsc[ -]/i, 'ltsc').replace(/^.*[: ]/, '')}`,
    )
    return value === undefined ? [] : [{ ...found, value }]
  })
  const said = ofOneValue(all.map((one) => ({ ...one, raw: one.value }))).length > 0 ? all : []
  return said
    .filter((one) => !byHand.test(lineOf(doc, one.place)))
    .filter((one) => {
      const words = wordsOf(doc, one)
      const isMade = madeFrom.test(words.ahead) && !/\b(?:not|never)\b|n['’]t\b/i.test(words.ahead)
      return (
        (isMade || isSaid(doc, one.raw, one.place)) &&
        isThere(isMade ? { ...words, near: words.near.replace(madeFrom, ' on ') } : words) &&
        !ofStep.test(words.sentence)
      )
    })
    .slice(0, 1)
    .map(({ raw, place, value }) =>
      decided('imageRelease', value, raw, place, {
        subject: `workload image ${raw}`,
        weight: 'statement',
        inferred: true,
      }),
    )
    .filter((one) => isOfToday(doc, one))
}
