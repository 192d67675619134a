import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isAsked } from '../meant/asked.ts'
import { isElsewhere, lineOf, listed, systemBehind, wordsAround } from '../lines.ts'
import { ofOneValue } from '../once.ts'
import { isOfToday } from '../meant/past.ts'
import { preinstalledIn } from './preinstalled.ts'
import {
  asked,
  behindComma,
  changed,
  engine,
  namedAgain,
  notYet,
  replaced,
  replacedIt,
  there,
  throughAdapter,
} from './runtime-words.ts'
import { isOfOthers, isReportedAt, isSaid } from '../meant/said.ts'
import {
  runtimeWithVersion,
  runtimeOnNode,
  runtimeUpdatedTo,
  runtimeInBrackets,
  asRuntime,
  isUp,
  nodesRunning,
  behindRelease,
  aheadOfNext,
} from './runtime-phrases.ts'

export function runtimeIn(doc: Document): readonly Observation[] {
  return [
    ...preinstalledIn(doc),
    ...matchesOf(doc, runtimeWithVersion).flatMap(({ raw, place }) => {
      if (isElsewhere(doc, place, raw) || isOfRelease(doc, place, raw)) return []
      if (isReportedAt(doc, place, raw)) return []
      if (isOfLinux(doc, place, raw) || isNext(doc, place, raw)) return []
      if (isReplaced(doc, place, raw) || isOfColumns(doc, place, raw)) return []
      if (isAsked(doc, place, raw)) return []
      // `1.6+` is what something needs.
      if (/\+[.+-]{0,3}$/.test(raw)) return []
      const name = /^containerd/i.test(raw) ? 'containerd' : 'docker'
      const decision =
        name === 'docker' && throughAdapter.test(wordsAround(doc, place, raw).behind)
          ? 'mirantis'
          : name
      const version = /\d[\w.+-]*(?<![.+-])(?=[.+-]{0,3}$)/.exec(raw)?.[0] ?? ''
      return [
        stated('runtime', `${name} ${version}`, raw, place),
        decided('containerRuntime', decision, raw, place),
        decided('runtimeVersion', version, version, {
          ...place,
          column: place.column + raw.length - version.length,
        }),
      ]
    }),
    // “Docker Engine on kubernetes node: 19.3.4”, “containerd on the box is 1.5.13”
    ...matchesOf(doc, runtimeOnNode).flatMap((found) =>
      isSaid(doc, found.raw, found.place) ? toldAt(found) : [],
    ),
    // “After the containerd update (2.2.0)”, “containerd was updated to 2.2.0”, “containerd (1.7.28)”
    ...matchesOf(doc, runtimeUpdatedTo).flatMap((found) => {
      const { raw, place, groups } = found
      return isElsewhere(doc, place, raw) ||
        isOfRelease(doc, place, raw) ||
        isOfLinux(doc, place, groups[1] ?? '')
        ? []
        : toldAt(found)
    }),
    ...[replaced, replacedIt]
      .flatMap((words) => matchesOf(doc, words))
      .flatMap((found) =>
        isWished(doc, found.place, found.raw) ||
        isOfLinux(doc, found.place, found.raw) ||
        isOfOthers(doc, { raw: found.groups[1] ?? '', place: found.placeOf(1) }) ||
        notYet.test(wordsAround(doc, found.place, found.raw).ahead)
          ? []
          : toldAt(found),
      ),
    // The answer to the question of a template.
    ...matchesOf(
      doc,
      /\b(containerd|docker)\s+version\s*:?\s*\([^)\n]{1,60}\)\s*:?[*_`"'\s]{0,6}v?(\d{1,2}\.\d{1,2}\.\d{1,3}(?:[-+][\w.+-]{0,20})?)/gi,
    ).flatMap(decidedAt),
    ...[asked, engine, there, behindComma, namedAgain]
      .flatMap((words) => matchesOf(doc, words))
      .flatMap(toldAt),
    ...matchesOf(
      doc,
      /\bcontainer runtime\b[*_`\s]{0,4}[:=](?:[^\n]{0,60}?|[^\n]{0,200}\?[*_ \t]{0,4})[ \t"'`](docker|containerd)["'`.]{0,2}[ \t]*$/gim,
    ).map(({ raw, place }) => decided('containerRuntime', raw.toLowerCase(), raw, place)),
    // “container runtime: docker, network: flannel”, “two worker nodes (docker)”
    ...[
      /\bcontainer runtime\b[*_`]{0,3}\s?[:=][*_ \t"'`]{1,4}(docker|containerd)(?=["'`*_]{0,3}(?:[;)]|\.\s|,(?! (?:or|oder|ou)\b)))/gi,
      runtimeInBrackets,
      // “Regarding the container runtime I am using docker.”
      /\bcontainer runtime,? (?:we|I)(?:['’]?(?:m|re)| am| are)? (?:use|using|run|running) (docker|containerd)\b(?=[.,;)]|\s*$)/gim,
    ]
      .flatMap((words) => matchesOf(doc, words))
      .flatMap(({ raw, place }) =>
        !isSaid(doc, raw, place) ||
        isAsked(doc, place, raw) ||
        isOfLinux(doc, place, raw) ||
        !isOfToday(doc, stated('runtime', raw, raw, place))
          ? []
          : [decided('containerRuntime', raw.toLowerCase(), raw, place)],
      ),
    // “With containerd as the container runtime”
    ...matchesOf(doc, asRuntime).flatMap(({ raw, place }) =>
      isElsewhere(doc, place, raw) || isWished(doc, place, raw)
        ? []
        : [decided('containerRuntime', raw.toLowerCase(), raw, place)],
    ),
    // “The Windows nodes running containerd”
    // Where nodes with either runtime stand side by side, none of them is that of the setup.
    ...ofOneValue(matchesOf(doc, nodesRunning)).flatMap(({ raw, place }) =>
      !isSaid(doc, raw, place) || isAsked(doc, place, raw) || isWished(doc, place, raw)
        ? []
        : [decided('containerRuntime', raw.toLowerCase(), raw, place)],
    ),
    // “containerd is up”; Docker may have one of its own.
    ...(matches(doc, /\bdocker|mirantis/i) ? [] : matchesOf(doc, isUp)).flatMap(({ raw, place }) =>
      !isSaid(doc, raw, place) || isAsked(doc, place, raw) || isOfLinux(doc, place, raw)
        ? []
        : [decided('containerRuntime', raw.toLowerCase(), raw, place, { inferred: true })],
    ),
    ...matchesOf(doc, listed(String.raw`(docker|containerd)`)).map(({ raw, place }) =>
      decided('containerRuntime', raw.toLowerCase(), raw, place),
    ),
  ]
}

/** A runtime and, as another group, its version. */
const decidedAt = ({ raw, place, placeOf, groups: [, version = ''] }: Match) => [
  decided('containerRuntime', raw.toLowerCase(), raw, place),
  decided('runtimeVersion', version, version, placeOf(1)),
]
const toldAt = (found: Match) => {
  const { raw, placeOf, groups } = found
  const version = groups[1] ?? ''
  return [
    stated('runtime', `${raw.toLowerCase()} ${version}`, version, placeOf(1)),
    ...decidedAt(found),
  ]
}

/** “Will be removed in containerd 2.0” tells of a release, not of a node. */
const isOfRelease = (doc: Document, place: Place, raw: string): boolean =>
  behindRelease.test(wordsAround(doc, place, raw).ahead)

/** “Linux nodes with containerd 1.6.20”, “containerd 1.7 on the Linux workers”. */
function isOfLinux(doc: Document, place: Place, raw: string): boolean {
  if (systemBehind(doc, place, raw) === 'windows') return false
  const { ahead, behind } = wordsAround(doc, place, raw)
  if (metricOfLinux.test(lineOf(doc, place))) return true
  if (builtForLinux.test(`${raw}${behind.slice(0, mostBuild)}`)) return true
  return (
    /\b(?:linux|ubuntu|debian|rhel|centos)\b(?!(?:[^.;。；\n]|\.(?=\d))*\bwindows\b)(?:[^.;。；\n]|\.(?=\d))*$/i.test(
      ahead,
    ) || /^(?:(?![.;!?]\s)[^\w\n]){0,3}(?:(?:on|for)\s)?(?:the\s|our\s|all\s)?linux\b/i.test(behind)
  )
}

/** A node as kube-state-metrics tells of it. */
const metricOfLinux = /\bkube_node_info\{[^}\n]{0,1500}\bos_image="(?![^"\n]{0,20}Windows)/

/** `20.10.7, build 20.10.7-0ubuntu5~20.04.2`: packages of Linux. */
const builtForLinux = /\d[-+~.](?:\d{1,2}[-+~.]{0,1})?(?:ubuntu|debian|deb\d|el\d|amzn|fc\d)/i
const mostBuild = 40

const wish = /\b(?:before|want|plan\w{0,4}|will|would|could|should|without|not|never)\b|n['’]t\b/i
const isWished = (doc: Document, place: Place, raw: string): boolean =>
  wish.test(wordsAround(doc, place, raw).ahead)

const isChanged = new RegExp(String.raw`\b${changed}(?:e[ds]?|ing)\s(?:[\w-]{1,12}\s){0,3}$`, 'i')
/** “After replacing containerd 1.7 with 2.0”, “upgraded from containerd 1.6.8 to 1.7.2”. */
function isReplaced(doc: Document, place: Place, raw: string): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return (
    /^\s(?:with|by|to|for)\s(?:(?:version|release|containerd|docker)\s)?v?\d/i.test(behind) &&
    isChanged.test(ahead)
  )
}

/** “Next step would be containerd 1.7.22”, “before we move to containerd 1.7”. */
const isNext = (doc: Document, place: Place, raw: string): boolean =>
  aheadOfNext.test(wordsAround(doc, place, raw).ahead)

/** `infrastructure-docker  InfrastructureProvider  docker  v0.3.10`: a provider of that name, whose numbers are lower. */
const isOfColumns = (doc: Document, place: Place, raw: string) =>
  /^docker[ \t]{2,}v?(?:\d|1[0-6])\./i.test(raw) &&
  /\S[ \t]{2,}$/.test(wordsAround(doc, place, raw).ahead)
