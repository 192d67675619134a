import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import { isNamespaceOfUsers } from '../../../values/of-pod.ts'
import { matchesOf } from '../../text-of.ts'
import { wordsAround } from '../lines.ts'
import { isOfOthers, isSaid } from '../meant/said.ts'

const kind = String.raw`(?:[Dd]eployments?|[Dd]aemon ?[Ss]ets?|[Ss]tateful ?[Ss]ets?)`
const called = String.raw`(?:\s(?:named|called|namens))?\s`
/** A name has a hyphen or a digit in it, or stands in quotes: other words stand behind “deployment” as well. */
const name = acrossLines`
  (?:
    ["'\x60“„]([a-z\d][a-z\d-]{0,61}[a-z\d])["'\x60”“]
    |((?=[a-z\d]{1,40}-[a-z\d]|[a-z]{2,40}\d)[a-z\d][a-z\d-]{0,61}[a-z\d])
  )
`
const space = acrossLines`
  ["'\x60“„]?
  (?!(?:where|and|is|are|with|of|on|that|which|has|the|or|in|named|called|a|an|for|to)\b)
  ([a-z\d][a-z\d-]{0,61}[a-z\d])(?![\w./:-]*[\w/:])["'\x60”“]?
`
const namespace = String.raw`(?:[Nn]amespaces?|[Nn]amensraum)`

/** “The deployment shop-web in namespace retail”, “Deployment shop-web im Namespace retail”. */
const ofWorkload = new RegExp(
  acrossLines`
    \b${kind}${called}${name}
    (?:,?\s(?:in|of|im|within)\s(?:(?:the|our|dem|unserem)\s)?|,?\s\(?)${namespace}(?:\s(?:named|called|namens))?:?\s${space}
  `,
  'g',
)
/** “In namespace retail the deployment shop-web …” */
const inNamespace = new RegExp(
  acrossLines`
    \b${namespace}\s${space},?\s(?:(?:the|our|das|unser)\s)?${kind}${called}${name}(?=["'\x60”“]?(?:[\s,;)]|\.(?:\s|$)|$))
  `,
  'g',
)
const ofLinux = /\blinux\b/i
const isFine = /^["'\x60”“)]?\s(?:works|runs fine|is fine|is healthy|is not affected|läuft|geht)\b/i

/** The one workload that a text is about, with its namespace; nothing where it names several. */
export function workloadNamesIn(doc: Document): readonly Observation[] {
  const found = [
    ...matchesOf(doc, ofWorkload).map(({ groups: [quoted, plain, where = ''], placeOf }) => ({
      workload: { raw: quoted ?? plain ?? '', place: placeOf(quoted === undefined ? 1 : 0) },
      namespace: { raw: where, place: placeOf(2) },
    })),
    ...matchesOf(doc, inNamespace).map(({ groups: [where = '', quoted, plain], placeOf }) => ({
      workload: { raw: quoted ?? plain ?? '', place: placeOf(quoted === undefined ? 2 : 1) },
      namespace: { raw: where, place: placeOf(0) },
    })),
  ].filter(({ workload, namespace }) => {
    const [first, last] =
      workload.place.column < namespace.place.column ? [workload, namespace] : [namespace, workload]
    const { ahead } = wordsAround(doc, first.place, first.raw)
    const { behind } = wordsAround(doc, last.place, last.raw)
    return (
      isNamespaceOfUsers(namespace.raw) &&
      !ofLinux.test(ahead.slice(-40)) &&
      !ofLinux.test(behind.slice(0, 60)) &&
      !isFine.test(behind) &&
      isSaid(doc, first.raw, first.place) &&
      !isOfOthers(doc, first)
    )
  })
  const [first] = found
  const isOne = new Set(found.map((one) => `${one.namespace.raw}/${one.workload.raw}`)).size === 1
  if (!first || !isOne) return []
  const { workload, namespace } = first
  return [
    decided('workloadName', workload.raw, workload.raw, workload.place, { weight: 'default' }),
    decided('namespace', namespace.raw, namespace.raw, namespace.place, { weight: 'default' }),
  ]
}
