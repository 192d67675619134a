import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { hostBuildAt, hostNameAt, stated } from '../../../model/observe.ts'
import { buildOfNumber, serverBuild } from '../../windows/windows-builds.ts'
import { indexInLine, lineOf, wordsAround } from '../lines.ts'
import { release } from '../parts/windows-names.ts'
import { isTitleOfUpdate } from '../hosts/title-of-update.ts'
import { isAboutImage } from '../runtimes/about-image.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isToldHere, link } from './grammar.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const host = acrossLines`
  (?:
    (?<!\b(?:linux|build|jump|test|lab|SQL|db|database|file|print|web|hyper-?v)\s)\b
      (?:
        nodes?|hosts?|workers?|workern|machines?|VMs?|kernel|operating system|OS(?: version)?
        |knoten|betriebssystem|rechnern?|servern
      )\b
    |节点系统|节点|宿主机|主机|操作系统|ノード|ホスト|OS
  )
`
const name = String.raw`(?:(?:microsoft )?(?:windows(?: server)?|server|WS|win|ltsc)[ -]?)?(?:version )?${release}(?![\w/]|[.:-]\w)`
/** “The hosts run 2019”, “OS: 2022 DC”, “Windows node (2019)”. */
const named = new RegExp(
  String.raw`${host}${link}(${name})(?!\s(?:(?:for|in)\s(?:(?:the|our|all|its)\s)?)?(?:images?|containers?|pods?|workloads?|tags?|base)\b)`,
  'gi',
)
/** “2019 hosts”, “on our 2022 worker machines”. */
const ahead = new RegExp(
  acrossLines`
    (?<=\b(?:our|the|these|those|all|two|three|\d|with|on|of|have|and)\s)(${release})\s
    (?:windows\s)?(?:worker\s)?(?:nodes|hosts|workers|machines|VMs)\b
  `,
  'gi',
)
/** “Today: 2022”, “currently we are on 2019”, in a text about Windows. */
const today = new RegExp(
  acrossLines`
    \b(?:
      today|currently|now|at the moment|right now|at present|presently|everything|heute|aktuell
      |derzeit|actuellement|目前|現在
    )(?:\s?[:,]|\s(?:it|everything|all|is|are|we|have|run|use|on|at|still|all|noch)\b){0,4}\s
    (20(?:16|19|22|25))(?=\s?(?:[,;)]|\.(?:\s|$)|$))
  `,
  'gim',
)
/** “Host is 17763”, “host OS build 20348.2700”. */
const built = new RegExp(
  acrossLines`
    ${host}(?:\s(?:OS|build|version|number))*${link}(?:(?:build|version|OS)\s){0,2}
    ((?:10\.0\.)?${serverBuild}(?:\.\d{1,6})?)(?![\w:/-]|\.\d)
  `,
  'gi',
)
/** Releases whose names are no years speak for themselves. */
const windows = new RegExp(
  acrossLines`
    windows
    |\b(?:1709|1803|1809|1903|1909|20H2|23H2)\b
    |\bwin-(?:overlay|bridge)\b
    |\b20(?:16|19|22|25)\s(?:DC|Datacenter|Std|Standard|Core)\b
    |ltsc|servercore|nanoserver|\bWS ?20
    |\bserver (?:20)?(?:16|19|22|25)\b
  `,
  'i',
)

/** “Windows version: 1.0.17763”: of a number that somebody typed the build is right. */
const mistyped = new RegExp(
  acrossLines`
    \bwindows(?:\s(?:server|OS|node|host))?\s(?:version|build)[*_]{0,2}\s?[:=]
    \s{0,2}\d{1,2}\.0\.(${serverBuild}(?:\.\d{1,6})?)(?![\w:/-]|\.\d)
  `,
  'gi',
)

/** “…, 17763.1217, …” */
const item = new RegExp(
  String.raw`(?:^|[,;]\s?)(${serverBuild}\.\d{2,5})(?=\s?(?:[,;]|\.?$))`,
  'gim',
)

/** The release of Windows that a sentence gives its nodes. */
export function hostsTold(doc: Document): readonly Observation[] {
  const isOfHost = (found: Match) => {
    const line = lineOf(doc, found.place)
    const at = indexInLine(doc, found.place, found.raw)
    return !isAboutImage(line, found.raw, at) && isToldHere(doc, found)
  }
  return [
    ...(windows.test(doc.text)
      ? [
          ...[named, today]
            .flatMap((one) => matchesOf(doc, one))
            .filter((one) => isToldHere(doc, one)),
          ...matchesOf(doc, ahead).filter(isOfHost),
        ]
      : []
    ).flatMap(({ raw, place }) =>
      hostNameAt(
        `Windows Server ${/[^ -]*$/.exec(raw)?.[0].replace(/^ltsc/i, '') ?? ''}`,
        place,
      ).map((one) => ({
        ...one,
        raw,
      })),
    ),
    ...[built, mistyped, item]
      .flatMap((one) => matchesOf(doc, one))
      .filter((found) => isToldHere(doc, found) && !isTitleOfUpdate(lineOf(doc, found.place)))
      .flatMap(({ raw, place }) => {
        const [number = '', revision] = raw.replace(/^10\.0\./, '').split('.')
        const full = buildOfNumber(number)
        if (full === undefined) return []
        return hostBuildAt(revision === undefined ? full : `${full}.${revision}`, place).map(
          (one) => (one.decision === 'windowsRevision' ? one : { ...one, raw }),
        )
      }),
  ].map((one) => ({ ...one, weight: 'statement' as const, inferred: true as const }))
}

/** “Windows pods”, “a pod for Windows”: what somebody has is for Windows. */
const ofPods = new RegExp(
  acrossLines`
    (?<!\b(?:no|not|non|without|only linux|kein\w*|ohne)\s)\b(
      windows(?:\sserver)?[\s-](?!server\b)(?:[\w-]{2,14}\s)?
        (?:pods?|containers?|deployments?|workloads?|daemonsets?|statefulsets?)
      |(?:pods?|containers?|deployments?|workloads?)\s(?:for|on|under)\s(?:our\s|the\s)?windows
    )\b
  `,
  'gi',
)

const without = /\b(?:no|not|never|without|kein\w*|ohne)\b[^.;]{0,30}$|n['’]t\b[^.;]{0,30}$/i

export const podsTold = (doc: Document): readonly Observation[] =>
  matchesOf(doc, ofPods)
    .filter(({ raw, place }) => !without.test(wordsAround(doc, place, raw).ahead))
    .slice(0, 1)
    .map(({ raw, place }) =>
      stated('workload.windowsTold', true, raw, place, { weight: 'statement', inferred: true }),
    )
