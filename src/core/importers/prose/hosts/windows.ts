import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, hostBuildAt, hostNameAt } from '../../../model/observe.ts'
import { isOfContainer } from '../../windows/display-version.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { buildOfNumber } from '../../windows/windows-builds.ts'
import { isAboutImage } from '../runtimes/about-image.ts'
import { isAsked } from '../meant/asked.ts'
import { indexInLine, isDenied, isElsewhere, lineOf, wordsAround } from '../lines.ts'
import { isOfMachineBeside } from './machine-beside.ts'
import { isTitleOfUpdate } from './title-of-update.ts'
import { movedReleasesIn } from '../versions/moved-release.ts'
import { nicknames } from '../parts/windows-names.ts'
import { isOfToday } from '../meant/past.ts'
import { isOfPipeline } from './pipeline.ts'
import { isOfSelector } from './of-selector.ts'
import { isReportedAt, isSaid } from '../meant/said.ts'
import { isSaidOfPods } from './said-of-pods.ts'
import {
  build,
  buildListed,
  buildOfNode,
  buildNumber,
  buildAlone,
  nodeImage,
  system,
  releaseOfHost,
  shortYear,
  toldSystem,
  banner,
} from './windows-words.ts'

/** “The latest version is …”, `"latestNodeImageVersion": "…"`: what a pool could have. */
const isOffered =
  /\blatestNodeImageVersion\b.{0,6}$|\b(?:latest|newest)(?:\s[\w-]{2,12}){0,5}\sis\s["'`]?$/i

/** Images of several versions are those of several pools. */
export function nodeImagesIn(doc: Document): readonly Observation[] {
  const found = matchesOf(doc, nodeImage).filter(
    ({ raw, place }) => !isOffered.test(wordsAround(doc, place, raw).ahead),
  )
  const isOne = new Set(found.map(({ raw }) => raw)).size <= 1
  return found.flatMap(({ raw, place, groups: [, number = '', revision = ''] }) => {
    const more = isOne ? {} : { subject: `node of ${raw}` }
    const build = hostBuildAt(`10.0.${number}.${revision}`, place, more)
    const runtime = /-containerd-/i.test(raw)
      ? [decided('containerRuntime', 'containerd', raw, place, more)]
      : []
    return [...build, ...runtime].map((one) => ({ ...one, raw, inferred: true as const }))
  })
}

/** `…/pause:3.6-windows-1809-amd64`: a tag names the system of its image. */
const isOfTag = (line: string, at: number) =>
  /\/[\w./-]{1,100}:[\w.-]{0,60}$/.test(line.slice(0, Math.max(at, 0)))

/** `runtimeClassName: windows-2019`, `windows-2019-hyperv`: a class is named for the images that it is for. */
const isOfRuntimeClass = (line: string, raw: string, at: number) =>
  /\bruntime ?class(?:es|name)?["'`]?(?:\s?[:=]|\s(?:named|called))?\s{0,4}["'`]?$/i.test(
    line.slice(Math.max(at - 60, 0), Math.max(at, 0)),
  ) || /^-hyper-?v\b/i.test(line.slice(Math.max(at, 0) + raw.length))

/** An event about a crash tells the versions of files, whose revision is not that of the host. */
const isOfModule = (line: string) => /\bFaulting (?:application|module) name:/.test(line)

export function windowsIn(doc: Document): readonly Observation[] {
  const isInside = isOfContainer(doc)
  const isHost = ({ raw, place }: Match) =>
    !isAboutImage(lineOf(doc, place), raw, indexInLine(doc, place, raw)) &&
    !isOfTag(lineOf(doc, place), indexInLine(doc, place, raw)) &&
    !isOfRuntimeClass(lineOf(doc, place), raw, indexInLine(doc, place, raw)) &&
    !isOfSelector(lineOf(doc, place), indexInLine(doc, place, raw)) &&
    !isElsewhere(doc, place, raw) &&
    !isDenied(doc, place, raw) &&
    !isAsked(doc, place, raw) &&
    !isReportedAt(doc, place, raw) &&
    !isOfModule(lineOf(doc, place)) &&
    !isTitleOfUpdate(lineOf(doc, place)) &&
    !isOfPipeline(lineOf(doc, place), raw) &&
    !isOfMachineBeside(doc, place, raw) &&
    !(isInside && banner.test(lineOf(doc, place)))
  const named = [
    ...[build, buildListed]
      .flatMap((words) => matchesOf(doc, words))
      .filter(isHost)
      .flatMap(({ raw, place, placeOf, groups: [, other] }) => [
        ...hostBuildAt(raw, place, other === undefined ? {} : { subject: `node of ${raw}` }),
        ...(other === undefined
          ? []
          : hostBuildAt(other, placeOf(2), { subject: `node of ${other}` })),
      ]),
    // wmic prints a name and, below it, its value.
    ...matchesOf(doc, /^[ \t]*Version[ \t]*\n[ \t]*(10\.0\.\d{5}(?:\.\d{1,6})?)[ \t]*$/gm).flatMap(
      ({ raw, place }) => hostBuildAt(raw, place),
    ),
    // `$PSVersionTable` has the build of Windows.
    ...matchesOf(doc, /^[ \t]*BuildVersion[ \t]+(10\.0\.\d{5}\.\d{1,6})[ \t]*$/gm).flatMap(
      ({ raw, place }) => hostBuildAt(raw, place),
    ),
    ...matchesOf(doc, buildNumber)
      .filter(isHost)
      .flatMap(({ raw, place, placeOf, groups: [, number = '', revision] }) =>
        // wmic prints the number below its name.
        raw.includes('\n')
          ? numberAt(number, number, revision, placeOf(1))
          : numberAt(raw, number, revision, place),
      ),
    ...matchesOf(doc, buildAlone)
      .filter(isHost)
      .flatMap(({ raw, place, groups }) => numberAt(raw, groups[1], groups[2], place)),
    ...matchesOf(doc, buildOfNode)
      .filter((one) => isHost(one) && isOfThisCluster(doc, one.place, one.raw))
      .flatMap(({ raw, place }) => numberAt(raw, raw, undefined, place)),
    ...nodeImagesIn(doc),
    ...movedReleasesIn(doc),
    ...matchesOf(doc, system)
      .filter(isHost)
      .flatMap(({ raw, place }) => hostNameAt(raw, place)),
    ...nicknames
      .flatMap((words) => matchesOf(doc, words))
      .filter(isHost)
      .flatMap(({ raw, place, groups: [, name = ''] }) =>
        hostNameAt(`Windows Server ${/^\d\d$/.test(name) ? '20' : ''}${name}`, place).map(
          (one) => ({
            ...one,
            raw,
          }),
        ),
      ),
  ]
  const short = matchesOf(doc, shortYear)
    .filter(isHost)
    .flatMap(({ raw, place, groups: [, year = ''] }) =>
      hostNameAt(`Windows Server 20${year}`, place).map((one) => ({ ...one, raw })),
    )
  // “Our 2022 nodes” may be others than those whose system has its whole name.
  const isNamed = named.some((one) => one.decision === 'windowsRelease' && isOfToday(doc, one))
  const found = [
    ...named,
    ...(isNamed ? [] : short),
    ...[toldSystem, releaseOfHost]
      .flatMap((one) => matchesOf(doc, one))
      .filter(isHost)
      .filter(
        ({ raw, place }) =>
          !/^20[12]\d$/.test(raw) || (!isNamed && isOfThisCluster(doc, place, raw)),
      )
      .flatMap(({ raw, place }) =>
        hostNameAt(`Windows Server ${raw}`, place).map((one) => ({ ...one, raw })),
      ),
  ]
  const isOfPods = (one: Observation) =>
    isSaidOfPods(lineOf(doc, one), one.raw, indexInLine(doc, one, one.raw))
  const ofPods = found.filter(isOfPods)
  const others = found.filter((one) => !isOfPods(one))
  return [
    ...others,
    ...(others.some(({ decision }) => decision === 'windowsRelease') ? [] : ofPods),
  ].map((one) => ({ ...one, weight: 'statement' as const }))
}

/** A year or a number alone may be told of other nodes, or in general. */
const isOfThisCluster = (doc: Document, place: Place, raw: string): boolean =>
  isSaid(doc, raw, place) &&
  !/\b(?:test|lab|dev|staging|other|another)\s(?:cluster|environment|setup)\b/i.test(
    wordsAround(doc, place, raw).ahead,
  )

/** A build by its number alone, without the `10.0.` before it. */
function numberAt(
  raw: string,
  number: string | undefined,
  revision: string | undefined,
  place: Place,
): readonly Observation[] {
  const full = buildOfNumber(number ?? '')
  if (full === undefined) return []
  return hostBuildAt(`${full}${revision === undefined ? '' : `.${revision}`}`, place).map(
    (one) => ({
      ...one,
      raw: one.decision === 'windowsRevision' ? one.raw : raw,
      inferred: true as const,
    }),
  )
}
