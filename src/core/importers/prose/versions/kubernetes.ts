import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { bareVersionsIn } from './bare-version.ts'
import { versionsIn } from './kubernetes-told.ts'
import { lineOf, wordsAround } from '../lines.ts'
import { minorOf } from '../../../values/version.ts'
import { isFirstOfPlace } from '../once.ts'
import { isOfToday } from '../meant/past.ts'
import { isReportedAt } from '../meant/said.ts'
import { withReleaseBehind } from './release-behind.ts'
import { isUpgradeAsked, upgradeTargetsIn } from './upgrade-target.ts'

const at = ({ line, column }: { readonly line: number; readonly column: number }) =>
  `${line}:${column}`

const ofVersion = /^(?:kubernetes|controlPlaneVersion|kubelet\.)/

/** “Kubernetes version: v1.28 and v1.29” is of two setups, of which neither is told. */
function isOneOfTwo(doc: Document, one: Observation): boolean {
  const { ahead, behind } = wordsAround(doc, one, one.raw)
  const [, other] =
    /^\s(?:and|&|or|und)\sv?(1\.\d{2})(?:\.\d{1,3})?[ \t]*(?:$|[\n.,;)])/.exec(behind) ?? []
  return (
    other !== undefined &&
    /\bversions?\b[^\n:=]{0,40}[:=]\W{0,6}v?$/i.test(ahead) &&
    minorOf(one.raw.replace(/^v/i, '')) !== other
  )
}

/** What people say their version is, not the versions that they speak about. */
export function kubernetesIn(doc: Document): readonly Observation[] {
  const targets = upgradeTargetsIn(doc).map((one) => withReleaseBehind(doc, one))
  const isOwn = (one: Observation) => !isReportedAt(doc, one, one.raw)
  const exact = versionsIn(doc).filter((one) => isOwn(one) && !isOneOfTwo(doc, one))
  const told = exact.some((one) => ofVersion.test(one.name) && isOfToday(doc, one))
    ? exact
    : [...exact, ...bareVersionsIn(doc).filter(isOwn)]
  if (targets.length === 0) return told
  // Who is trying has it where it fails.
  const wanted = new Set(
    targets
      .filter(({ place }) => !/\btry(?:ing)?\b/i.test(lineOf(doc, place)))
      .map(({ place }) => at(place)),
  )
  return [
    ...told.filter((one) => !wanted.has(at(one))),
    ...targets.flatMap((one) => [
      stated('kubelet.targetVersion', one.raw, one.raw, one.place),
      ...(isUpgradeAsked(doc, one)
        ? [stated('kubelet.upgradeAsked', true, one.raw, one.place, { absent: true })]
        : []),
    ]),
  ].filter(isFirstOfPlace())
}
