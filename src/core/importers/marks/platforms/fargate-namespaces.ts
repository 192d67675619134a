import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** The profiles of a file of eksctl, up to its next key. */
const block = /^fargateProfiles:[ \t]*\n(?:(?:[ \t-][^\n]*)?\n){1,200}/m
/** A namespace that is chosen whatever labels its pods have. */
const entry =
  /^[ \t]*-[ \t]+namespace:[ \t]*["']?([a-z\d][a-z\d-]{0,62})["']?[ \t]*$(?!\n[ \t]+labels:)/gm
const command = new RegExp(
  acrossLines`
    \beksctl[ \t]+create[ \t]+fargateprofile\b(?![^\n]{0,400}--labels)
      [^\n]{0,400}?--namespace[ \t=]["']?([a-z\d][a-z\d-]{0,62})
    |\baws[ \t]+eks[ \t]+create-fargate-profile\b[^\n]{0,600}?--selectors[ \t=]["']?namespace=
      ([a-z\d][a-z\d-]{0,62})(?![,\w-])
  `,
  'g',
)
const resource = new RegExp(
  acrossLines`
    ^resource[ \t]+"aws_eks_fargate_profile"[^\n]{0,200}\{\n(?:(?!\})[^\n]{0,400}\n){0,30}?
    [ \t]*selector[ \t]*\{\s{0,40}namespace[ \t]*=[ \t]*"([a-z\d][a-z\d-]{0,62})"\s{0,40}\}
  `,
  'gm',
)

const most = 50

/** The namespaces whose pods a cluster of EKS runs on Fargate. */
export function fargateNamespacesIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'argate')) return []
  const profiles = block.exec(doc.text)
  const found = [
    ...[...(profiles?.[0] ?? '').matchAll(entry)].map((one) => ({
      one,
      at: (profiles?.index ?? 0) + one.index,
    })),
    ...[command, resource].flatMap((pattern) =>
      [...foundIn(doc, pattern)].map((one) => ({ one, at: one.index })),
    ),
  ]
  return found.slice(0, most).flatMap(({ one, at }) => {
    const name = one[1] ?? one[2]
    return name === undefined
      ? []
      : [stated('eks.fargateNamespace', name, name, doc.placeAt(at + one[0].lastIndexOf(name)))]
  })
}
