import { isWindowsImage } from '../../../catalog/windows/image-tag.ts'
import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { imageAt, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { placeOfCommand } from '../../objects/with-command.ts'
import { isElsewhere, lineOf, wordsAround } from '../lines.ts'
import { isReported } from '../meant/said.ts'
import { matches } from '../../../text/patterns/may-match.ts'

const reference = String.raw`([a-z\d][\w.-]{0,80}(?::\d{1,5})?(?:\/[\w.-]{1,100}){0,6}(?::[\w.-]{1,128})?)`
const pulled = new RegExp(
  String.raw`\b(?:pulling|pull(?:ed)?|container(?= image \\?"[^"\s]{1,300}" already present)) image \\?"${reference}(?:@sha256:\w+)?\\?"|\bmsg="PullImage \\"${reference}\\"`,
  'gi',
)

/** The image of the sandbox that the kubelet asked for, and that there is none of for Windows: so it is in use. */
const ofSandbox =
  /\b(?:RunPodSandbox|(?:create )?pod sandbox|sandbox image)\b[^\n]{0,400}?\b(?:image|get|pull|unpack) \\?"((?:[\w.:-]{1,80}\/){1,5}(?:[\w-]{1,40}-)?pause(?:-[\w-]{1,40})?:[\w.-]{0,99}\w)\\?"[^\n]{0,200}?\bno match(?:ing manifest)? for (?:windows|platform)\b/gi

/**
 * The images that a kubelet says it pulls, which tell nothing of the setup that is meant, and the one
 * that the command of an output starts.
 */
export function pulledIn(doc: Document): readonly Observation[] {
  const [own] = doc.command === undefined ? [] : doc.command.matchAll(started)
  const raw = own?.slice(1).find((group) => group !== undefined)
  // The prompt stands above what it printed, unless its line was kept.
  const place =
    raw !== undefined && doc.text.startsWith(doc.command ?? ' ')
      ? doc.placeAt(doc.text.indexOf(raw))
      : placeOfCommand(doc)
  return [
    ...(raw === undefined ? [] : readImage(raw, place)),
    ...(ofCtr(doc.command ?? '') ? [pulledByCtr(doc.command ?? '', place)] : []),
    ...(matches(doc, / image \\?"|PullImage \\"/) ? onlyOnce(doc, pulled, stateImage) : []),
    ...(matches(doc, /sandbox/i) ? onlyOnce(doc, ofSandbox, statePause).slice(0, 1) : []),
    ...(listing.test(doc.command ?? '') ? onlyOnce(doc, shown, stateImage) : []),
  ]
}

/** Workloads with their images; nodes list what they hold, needed or not. */
const listing =
  /\bkubectl\b.{0,60}\bget\s+(?:po|pods?|deploy\w*|ds|daemonsets?|sts|statefulsets?|jobs?|all)\b.{0,200}\s-o/i
const shown =
  /(?:^|[ \t,"'])((?:mcr\.microsoft\.com|[\w-]{1,60}\.azurecr\.io|docker\.io)\/[\w./-]{1,200}:[\w.-]{1,128})(?=[ \t,"']|$)/gm

const named = String.raw`["'\x60*[]{0,3}((?:[\w.-]{1,80}\/){1,6}[\w.-]{1,100}:[\w.-]{0,127}\w)`
const started = new RegExp(
  [
    String.raw`\b(?:docker|nerdctl|ctr|crictl)(?:\.exe)?\s[^\n|]{0,120}?\b(?:pull|run)\s(?:(?:--?[\w=./:-]{1,80}|(?<=\s--?[\w-]{1,40}\s)[^\s"-]\S{0,120}|"[^"\n]{1,120}")\s){0,16}${named}`,
    String.raw`\bkubectl\s(?:run|create)\s(?:[^\n|\\\x60]|[\\\x60][^\n]|[\\\x60]\r?\n){0,160}?--image[= ]${named}`,
    String.raw`^(?:[ \t]*(?:Step \d{1,3}\/\d{1,3} :|(?:#\d{1,3}|=>) \[[^\]\n]{1,60}\])[ \t]+)?FROM\s{1,4}${named}`,
    String.raw`\b(?:image[*_\x60]{0,3}\s?:|base image (?:being )?used\s?:|images? (?:of|for) (?!(?:[\w-]{1,20} ){0,3}(?:old|previous|former|other|base|linux|pause)\b)(?:[\w-]{1,20} ){0,3}[\w-]{1,20}\s?:|(?:container|base|docker|executor with|using an?) image|based on|(?:built|builds?)(?<!\b(?:not|never|old|previous|former)\b[^.;\n]{0,30}buil(?:t|ds?)) (?:on|from)(?: top of)?)\s{1,3}${named}`,
    // “The image is …”, “we run …”; a log quotes what it pulls.
    String.raw`(?:(?<!\b(?:pull(?:ing|ed)?|push(?:ing|ed)?|no|old|previous|other|another)\s)\b(?:images?|imagen)(?:\s(?:is|are|was|ist|sind|lautet|est|es|é|used is|in use is)|(?:\s(?:used|we use))?\s(?:in|of|by|for)\s(?!(?:[\w-]{1,20}\s){0,3}(?:old|new|previous|former|other|another|linux|pause|example|sample)\b)(?:[\w-]{1,20}\s){0,3}(?:pods?|deployments?|containers?|workloads?|apps?|applications?|manifests?|ya?ml|statefulsets?|daemonsets?|jobs?)(?:\s(?:is|are)|\s?:))?|\b(?:we|pods?|deployments?|and|that)\s(?:run|use|deploy|start)s?|\b(?:pods?|containers?|deployments?|workloads?)\s(?:with|from|of)(?:\s(?:the|an?))?|\b(?:mostly|mainly))\s["'\x60*]{0,3}(?=(?:mcr\.microsoft\.com|microsoft)\/)${named}`,
    // “The pods of our shop (mcr.microsoft.com/…)”, “The image is FROM mcr.microsoft.com/…”
    String.raw`(?<!\b(?:old|previous|former|linux|no|other|another)\s)\b(?:pods?|containers?|deployments?|workloads?|images?|Dockerfile)\b(?![^\n]{0,60}?\b(?:old|previous|former|linux|was|were|no|not|never)\b[^\n]{0,60}?(?:\(|from))(?:[^\n().;:]{0,40}?\s\(|\s(?:is |are |starts? |begins? )?(?:with )?from\s)["'\x60*]{0,3}(?=(?:mcr\.microsoft\.com|microsoft)\/)${named}`,
    // “Until last Tuesday mcr.microsoft.com/… worked”, “since yesterday mcr.microsoft.com/… fails”
    String.raw`(?:^|[.;:,!?]\s|\b(?:and|now|as)\s)\s{0,3}(?:(?:until|till|up to|since)\s(?:(?!\b(?:we|they|you)\b)[^.,;:\n]){1,40}?,?\s)?(?:(?:the|our)\s)?["'\x60*]{0,3}(?=(?:mcr\.microsoft\.com|microsoft)\/)${named}(?=["'\x60*]{0,3}\s(?:(?:always|still|also|no longer|suddenly|now)\s)?(?:worked|works|ran|started|starts|was\sfine|runs|fails|failed|crashes|hangs|stopped|does(?:\snot|n['’]t)\s(?:start|run|work)|did(?:\snot|n['’]t)\s(?:start|run|work))\b)`,
    // “The servercore:ltsc2019 image”
    String.raw`(?<!\b(?:delet|remov|show|replac|dropp?|mention)\w{0,4}\s(?:the\s|our\s)?["'\x60*]{0,3})(?<!\b(?:pull(?:ing|ed)?|push(?:ing|ed)?|no|old|previous|other|another|a|an|any)\s["'\x60*]{0,3})(?<=\s["'\x60*]{0,3})((?:[\w.-]{1,80}\/){1,6}[\w.-]{1,100}:(?=[\w.-]{0,100}(?:ltsc20|windowsservercore|nanoserver|1809|20H2))[\w.-]{0,127}\w)["'\x60*]{0,3}\simage\b`,
  ].join('|'),
  'gim',
)

/** The images that people start by hand, build on, or name as what runs. */
export const startedIn = (doc: Document): readonly Observation[] =>
  onlyOnce(doc, started, readImage).filter(
    (one) =>
      (isWindowsImage(one.raw) || /^(?:microsoft|sigwindowstools)\//.test(one.raw)) &&
      !isElsewhere(doc, one, one.raw) &&
      !isSpokenOf(doc, one),
  )

/** “The docs show images (…)”, “… pulls fine on my laptop”, “the pods (…) were deleted”. */
function isSpokenOf(doc: Document, one: Observation): boolean {
  const { ahead, behind } = wordsAround(doc, one, one.raw)
  return isReported(ahead, behind) || deleted.test(behind) || notThere.test(ahead)
}

/** “We have no pods with …”, “we plan deployments with …”, “we deleted the pods with …” */
const notThere =
  /\b(?:n['’]t|not|no|never|without|plan\w*|want\w*|would|will|delet\w*|remov\w*|dropped|retired)\b[^.;:\n]{0,30}\b(?:pods?|containers?|deployments?|workloads?)\s(?:with|from|of)\s(?:the\s|an?\s)?\S{0,3}$/i

const deleted =
  /^["'`*)]{0,4}\s(?:were|was|are|is|have been|has been)\s(?:all\s|since\s|already\s)?(?:deleted|removed|replaced|retired|gone)\b|^["'`*)]{0,4}\s\(?until\s/i

function onlyOnce(
  doc: Document,
  pattern: RegExp,
  read: (raw: string, place: Place) => readonly Observation[],
): readonly Observation[] {
  const seen = new Set<string>()
  return matchesOf(doc, pattern).flatMap(({ raw, place }) => {
    if (seen.has(raw)) return []
    seen.add(raw)
    return read(raw, place)
  })
}

/** Each has a subject of its own: several images are no contradiction. */
const more = (raw: string) => ({ subject: `image ${raw}`, weight: 'statement' }) as const

const stateImage = (raw: string, place: Place): readonly Observation[] => [
  stated('image', raw, raw, place, more(raw)),
]

const statePause = (raw: string, place: Place): readonly Observation[] => [
  stated('pauseImage', raw, raw, place, { weight: 'statement' }),
]

const readImage = (raw: string, place: Place): readonly Observation[] =>
  isWindowsImage(raw) ? imageAt(raw, place, more(raw)) : stateImage(raw, place)

/** The same in words. What people name as their image is judged as a workload is; what they start by hand is none. */
export function toldImagesIn(doc: Document): readonly Observation[] {
  const told = startedIn(doc).map((one) =>
    byHand.test(lineOf(doc, one)) ? one : { ...one, subject: `workload image ${one.raw}` },
  )
  const byCtr = matchesOf(doc, pulls)
    .filter(({ raw }) => ofCtr(raw))
    .slice(0, 1)
    .map(({ raw, place }) => pulledByCtr(raw, place))
  return told.length > 0
    ? [...told, ...basesOf(doc, told), ...isolationMentionedIn(doc), ...byCtr]
    : byCtr
}

/** Who speaks so may mean another time than today. */
const isOfOtherTime =
  /\b(?:want|plan(?:s|ned|ning)?|would|should|next (?:week|month|quarter|year)|used to|previously|formerly|instead of)\b/i

/** What is built from the only line of a Dockerfile that somebody sent. */
function basesOf(doc: Document, told: readonly Observation[]): readonly Observation[] {
  const [own, ...others] = told.filter(
    (one) => one.name === 'image' && /^FROM\s/.test(lineOf(doc, one)) && isWindowsImage(one.raw),
  )
  return own && others.length === 0 && !isOfOtherTime.test(doc.text)
    ? [stated('image.base', own.raw, own.raw, own, { inferred: true })]
    : []
}

/** Who speaks of these may isolate pods in another way than by default. */
const isolationMentionedIn = (doc: Document): readonly Observation[] =>
  matchesOf(
    doc,
    /(?<!\b(?:no|without|not|ohne|sans)\s(?:use\s|using\s)?)\b(hyper-?v|host[ -]?process|runtime-?class(?:es)?)\b/gi,
  )
    .slice(0, 1)
    .map(({ raw, place }) =>
      stated('isolation.mentioned', raw, raw, place, { weight: 'statement' }),
    )

/** ctr knows registries only from the folder that it is given; the part of the CRI plugin is not for it. */
const withoutHosts = /\bctr(?:\.exe)?\s(?![^\n|;]{0,200}--(?:hosts-dir|skip-verify|plain-http))/i
const pulls =
  /\b(ctr(?:\.exe)?\s[^\n|;]{0,100}?\b(?:i|images?)\s(?:pull|fetch)\s[^\n|;]{1,300}|ctr(?:\.exe)?\s[^\n|;]{0,100}?\bcontent\sfetch\s[^\n|;]{1,300})/gi

const ofCtr = (command: string) => command.search(pulls) >= 0 && withoutHosts.test(command)

const pulledByCtr = (raw: string, place: Place) =>
  stated('ctr.pull', 'without hosts', raw, place, { weight: 'statement' })

const byHand =
  /\b(?:docker|nerdctl|ctr|crictl)(?:\.exe)?\s(?:--?\S{1,60}\s(?:[\w.]{1,40}\s)?){0,6}(?:run|pull|build|create|start|exec|images?|i|container|inspect|load|tag|push)\b|^FROM\s/i
