import { eksImageName } from '../../../catalog/platforms/pools/eks-images.ts'
import { windowsReleases } from '../../../catalog/windows/index.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, kubernetesVersionAt, stated } from '../../../model/observe.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'

/** `Windows_Server-2022-English-Core-EKS_Optimized-1.29`, as parameters, filters and lists name an image. */
const { begins, ends } = eksImageName.value
const pattern = new RegExp(
  String.raw`\b(${begins}(20\d\d|20H2|1909)-English-(?:Core|Full)-${ends})(?:-(1\.\d{2})(?![\d.]*\{))?`,
  'g',
)

/** A distribution that brings its own kubelet to the image. */
const ofOthers = /\bv?1\.\d{1,2}\.\d{1,3}(?:-rancher\d|\+(?:rke2r|k3s)\d)/

/** Nobody sends more. */
const mostImages = 50

/** The images of EKS have the release and the minor in their name; each is of a pool of its own. */
export function eksImagesIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, ends)) return []
  const found = new Map<string, readonly Observation[]>()
  for (const { index, 0: whole, 1: name = '', 2: year, 3: minor } of foundIn(doc, pattern)) {
    if (found.has(whole)) continue
    if (found.size >= mostImages) break
    const place = doc.placeAt(index)
    const more = { subject: `node pool ${whole}` }
    const isOwn = !matches(doc, ofOthers)
    const release = windowsReleases.find((id) => id === year || id === `ltsc${year}`)
    found.set(whole, [
      ...(isOwn ? [decided('platform', 'eks', name, place, { ...more, inferred: true })] : []),
      ...(release === undefined
        ? []
        : [decided('windowsRelease', release, name, place, { ...more, inferred: true })]),
      ...(minor === undefined || !isOwn
        ? []
        : kubernetesVersionAt(minor, doc.placeAt(index + name.length + 1), more)),
    ])
  }
  const [first] = found.keys()
  return [
    ...[...found.values()].flat(),
    ...(first === undefined || ofLinux.test(doc.text)
      ? []
      : startArgumentsIn(doc, `node pool ${first}`)),
  ]
}

/** Images of groups for Linux, whose start script takes other arguments. */
const ofLinux = /amazon-linux|amazon-eks-node|\bbottlerocket\b|\bAL2(?:023)?_/i

/** What a template of CloudFormation hands to the start script, as the one for Linux has it. */
const startArgumentsIn = (doc: Document, subject: string) =>
  matchesOf(
    doc,
    /\bBootstrapArguments\b[^\n]{0,80}(?:\n[^\n]{0,120}){0,4}?(--kubelet-extra-args)\b/g,
  )
    .slice(0, mostImages)
    .map(({ raw, place }) => stated('pool.extraArgs', raw, raw, place, { subject }))
