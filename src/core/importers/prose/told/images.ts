import { releaseOfImage, isWindowsImage } from '../../../catalog/windows/image-tag.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, imageAt, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { lineOf } from '../lines.ts'
import { wordsOf } from '../parts/part-words.ts'
import { buildOfNumber, serverBuild } from '../../windows/windows-builds.ts'
import { isToldHere } from './grammar.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** An image with its whole name, and one by the last part of it. */
const whole = String.raw`(?:[\w.-]{1,80}\/){1,6}[\w.-]{1,100}:[\w.-]{0,127}\w`
const short = acrossLines`
  (?:
    servercore|nanoserver|windowsservercore|server|iis|aspnet|runtime|sdk|framework|dotnet
    |windows
  )(?:\/[\w.-]{1,60}){0,2}:[\w.-]{0,100}(?:ltsc20\d\d|1709|1803|1809|1903|1909|2004|20H2)
  (?:-[\w.-]{1,20})?
`
const image = new RegExp(
  String.raw`(?<![\w./:@="'\\-])["'\x60*(]{0,3}(${whole}|${short})(?![\w/:@]|[.-]\w)`,
  'gi',
)

/** “Built from …”: what it is made of, and nothing that was left. */
const madeFrom = new RegExp(
  acrossLines`
    \b(?:built|build|based|made|derived|inherits?|inherited|starts?|comes?|created)\s
      (?:\w{1,8}\s){0,2}from\b
    |^\W{0,4}FROM\s|\bwas\s(?=built\b)
    |\b(?:trying|tried|want|wants|like|attempt(?:ing|ed)?)\sto\s
      (?=(?:run|deploy|start|use|schedule|pull|launch|get)\b)
  `,
  'gi',
)

const ofMicrosoft = /^(?:windows\/|dotnet\/|servercore\/|[^/]+$)/
const deleted = /\b(?:deleted?|removed?|dropped|retired|cleaned)\b[^.;]{0,60}$/i
const deletedBehind =
  /^["'`*)]{0,4}\s(?:were|was|are|is|have been|has been)\s(?:all\s)?(?:deleted|removed|replaced|retired|gone)\b/i
/** “… fails, but … works”: another image than that of the pod. */
const isContrast = /\b(?:but|while|whereas|only)\s(?:the\s|with\s)?["'`*]{0,3}$/i
const works = /^["'`*]{0,3}\s(?:works?|worked|runs?|starts?|is (?:fine|ok))\b/i

/** “Use …”, “rebuild with …”: what somebody is told to do. */
const isAdvice = new RegExp(
  acrossLines`
    (?:^|[.:;!?,]\s|\b(?:please|then|just|simply|and|to)\s)\W{0,6}(?:
      re-?build|build|use|try|take|switch|change|move|replace|pull|pick|choose|nimm|nehmt|baut?
    )\b[^.;]{0,40}$
  `,
  'i',
)
/** What the sentence says of an image that only somebody else has, or that is none of a pod. */
const isNone =
  /\b(?:pause|sandbox|infra|sidecar)\b[^.;,]{0,40}$|\b(?:docs?|example|e\.g\.?|such as|like|instead of)\b[^.;,]{0,30}$/i

/** The images that a sentence names, whatever it says of them, where nothing takes them back. */
export const namedImages = (doc: Document): readonly Observation[] =>
  matchesOf(doc, image).flatMap((found) => {
    const { raw, place } = found
    const release = releaseOfImage(raw.includes('/') ? raw : `x/${raw}`)
    if (release === undefined || !(isWindowsImage(raw) || ofMicrosoft.test(raw))) return []
    const { near, ahead, behind } = wordsOf(doc, found)
    if (!isToldHere(doc, found, madeFrom) || isAdvice.test(ahead) || isNone.test(near)) return []
    if (deleted.test(near) || deletedBehind.test(behind)) return []
    if (isContrast.test(ahead) && works.test(behind)) return []
    const more = { subject: `workload image ${raw}`, weight: 'statement', inferred: true } as const
    if (raw.split('/')[0]?.includes('.') === true) return imageAt(raw, place, more)
    return [
      stated('image', raw, raw, place, more),
      decided('imageRelease', release, raw, place, more),
    ]
  })

const label = acrossLines`
  (?<!\b(?:golden|VM|machine|node|OS|AMI|template|disk|linux|old|other|no)\s)\b
  (?:(?:base|container|windows)\s)*images?(?:\s(?:tags?|versions?|releases?|build|OS|base))*
`
const pods = String.raw`\b(?:containers?|pods?|apps?|workloads?)\s(?:is\s|are\s|was\s|were\s)?(?:based|built|build)\s(?:on|from)`
/** “Is”, “built from”: what an image is made of, and not where it runs. */
const made = acrossLines`
  ["'\x60*_)]{0,2}(?:
    \s?[:=(]\s{0,2}
    |\s(?:
      (?:
        is|are|was|were|still|all|now|the|of|has|have|with|ist|sind|built|based|build
        |(?:on|from|for)(?<=\b(?:built|based|build|is|are) \w{2,4})
        |tag|version|release|build|OS
      )\s
    ){0,6}
  )["'\x60(]?
`
/** “Image is 20348”, “a container image with OS version 10.0.17763”, “image OS 10.0.20348.1970”. */
const built = new RegExp(
  String.raw`(?:${label}|${pods}|\bcontainer (?:OS|build|version))${made}((?:10\.0\.)?${serverBuild}(?:\.\d{1,6})?)(?![\w:/-]|\.\d)`,
  'gi',
)
/** “Image 1809”, “images are 2022”, “based on ltsc2019”. */
const dated = new RegExp(
  acrossLines`
    (?:${label}|${pods})${made}(?:(?:servercore|nanoserver|server\score|nano\sserver)\s)?
    ((?:ltsc[ -]?)?(?:20(?:16|19|22|25)|1709|1803|1809|1903|1909|2004|20H2))
    (?![\w/]|[.:-]\w|\s(?:nodes?|hosts?|workers?|machines?|and|or|oder|und)\b)
  `,
  'gi',
)

/** “On top of nanoserver 20H2”: nothing but a base image has such a name. */
const ofBase = new RegExp(
  acrossLines`
    \b(?:windows[ -]?)?(?:nano ?server|servercore)(?:\s(?:version|tag|image|in|of|base))*\s
    ((?:ltsc[ -]?)?20(?:16|19|22|25)|1709|1803|1809|1903|1909|2004|20H2)
    (?![\w/]|[.:-]\w|\s(?:nodes?|hosts?|workers?|machines?|servers?|VMs?|and|or|oder|und)\b)
  `,
  'gi',
)

/** “OS: windows servercore 1709”: an item of a list that tells the system of a host by the name of an image. */
const ofHostLabel =
  /^[\s>*•|-]{0,8}(?:(?:host|node|worker)\s)?(?:OS|operating system|betriebssystem|système|sistema operativo|操作系统)\b[^\n:：|]{0,50}[:：|]/iu

const tagOf = (raw: string) => raw.replace(/[ -]/g, '').replace(/^20(?=16|19|22|25)/, 'ltsc20')

/** The releases of images that a sentence tells by their builds or years. */
export const builtImages = (doc: Document): readonly Observation[] =>
  [built, ...(/windows|ltsc/i.test(doc.text) ? [dated, ofBase] : [])]
    .flatMap((one) => matchesOf(doc, one))
    .flatMap((found): readonly Observation[] => {
      const { raw, place } = found
      const full = buildOfNumber(raw.replace(/^10\.0\./, '').split('.')[0] ?? '')
      const value = releaseOfImage(`x:${full ?? tagOf(raw)}`)
      return value === undefined ||
        ofHostLabel.test(lineOf(doc, place)) ||
        !isToldHere(doc, found, madeFrom)
        ? []
        : [
            decided('imageRelease', value, raw, place, {
              subject: `workload image ${raw}`,
              weight: 'statement',
              inferred: true,
            }),
          ]
    })
