import type { PlatformId } from '../../../catalog/cni/define.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, placeOf } from '../../../model/observe.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { distributionIn } from './distribution.ts'
import { places } from './place-names.ts'
import { alone, inTitle, loneWord, managedWord } from './place-alone.ts'
import { anyPlace, inPassing, pattern } from './place-words.ts'
import { isMeant } from '../meant/intended.ts'
import { isOfRetiring } from '../meant/of-contrast.ts'
import { isElsewhere, sentenceBefore, wordsAround } from '../lines.ts'
import { isOfOthers, isReportedAt, saidIn } from '../meant/said.ts'
import { ownValue } from '../../../values/own.ts'

/** A text about a managed platform speaks of its cloud, and of other places, as well. */
const managedPlaces: ReadonlySet<string> = new Set(['aks', 'eks', 'gke'])
const ownHands =
  /\b(?:self[- ](?:managed|hosted|built)|kubeadm|kops|rke2|k3s|openshift)\b|aks-engine/i

/** What a form offers as an example, `(e.g. AKS, aks-engine, etc)`, nobody says. */
const isOfOwnHands = ({ text }: Document) =>
  ownHands.test(text.replaceAll(/\(e\.g\.[^()\n]{0,120}\)/g, ''))

const managedNames = (doc: Document): ReadonlySet<string> =>
  new Set(doc.text.match(loneWord)?.map((name) => name.toLowerCase()))

function onlyOne(doc: Document): readonly Told[] {
  if (isOfOwnHands(doc)) return []
  const [title] = matchesOf(doc, inTitle)
  const [found] = title || managedNames(doc).size !== 1 ? [title] : matchesOf(doc, alone)
  const value = found && ownValue(places, found.raw.toLowerCase())
  return found && value !== undefined && !isElsewhere(doc, found.place, found.raw)
    ? [{ value, ...found }]
    : []
}

type Told = Pick<Match, 'raw' | 'place'> & { readonly value: PlatformId }

/** “in our own data centre”, “auf eigenen Servern” */
const ofOwn = /^(?:in|im|on|from|auf|dans|en)\s|^自/i

/** What says more: the hypervisor on premises, the service in its cloud. */
const more: Readonly<Partial<Record<PlatformId, PlatformId>>> = {
  vsphere: 'on-premises',
  'hyper-v': 'on-premises',
  aks: 'azure',
  eks: 'aws',
  gke: 'gcp',
}

/** “We plan AWS nodes”, “AWS, self-managed, was given up”. */
function isWanted(doc: Document, { raw, place }: Match) {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return isMeant(sentenceBefore(ahead)) || givenUp.test(behind)
}
const givenUp =
  /^[^.;!?\n]{0,40}\b(?:(?:was|were|is|are)\s(?:given up|left|dropped|gone|over|not|of another|in another)|of another)\b/i

/** “We do not run the cluster on AWS.” */
const denied =
  /\b(?:not|never)\s(?:run|have|host|use|operate|hosted|running)\s[^,;.]{0,40}$|n['’]t\s(?:run|have|host|use|operate)\s[^,;.]{0,40}$/i

/** “AWS / Azure”: one of several. */
function isBesideAnother(
  doc: Document,
  { raw, place }: Pick<Match, 'raw' | 'place'>,
  value: PlatformId,
): boolean {
  const other = besideSlash.exec(wordsAround(doc, place, raw).behind)?.[1]
  const second = other === undefined ? undefined : ownValue(places, other.toLowerCase())
  return (
    second !== undefined && second !== value && more[second] !== value && more[value] !== second
  )
}
const besideSlash = new RegExp(String.raw`^\s?/\s?(${anyPlace})`, 'i')

/** The place where people say that their nodes run, where it is one. */
export function platformIn(doc: Document): readonly Observation[] {
  const isBesideManaged = (doc.text.match(managedWord)?.length ?? 0) > 2 && !isOfOwnHands(doc)
  const found = [
    ...matchesOf(doc, pattern),
    ...saidIn(doc, inPassing).filter((one) => !isOfOthers(doc, one) && !isWanted(doc, one)),
  ].flatMap(({ raw, place }): readonly Told[] => {
    const name = raw.toLowerCase().replace(/^vmware vsphere$/, 'vsphere')
    const value = ofOwn.test(raw) ? 'on-premises' : ownValue(places, name)
    if (value === undefined || isElsewhere(doc, place, raw)) return []
    if (isReportedAt(doc, place, raw) || denied.test(wordsAround(doc, place, raw).ahead)) return []
    if (isBesideAnother(doc, { raw, place }, value)) return []
    return isBesideManaged && !managedPlaces.has(value) ? [] : [{ value, raw, place }]
  })
  const isStaying = (one: Told) => !isOfRetiring(wordsAround(doc, one.place, one.raw).ahead)
  const all = found.length > 0 ? found : onlyOne(doc)
  const staying = all.some(isStaying) ? all.filter(isStaying) : all
  const own = staying.filter((one) => !isOfOthers(doc, one))
  const told = own.length > 0 || managedNames(doc).size > 1 ? own : staying
  const [first] = told
  const isSelfMade = isOfOwnHands(doc)
  const isFurther = (one: Told) =>
    first !== undefined &&
    more[one.value] === first.value &&
    !(managedPlaces.has(one.value) && (isSelfMade || isOfOthers(doc, one)))
  const place = told.find(isFurther) ?? first
  const made = distributionIn(doc)
  return [
    ...(place ? [place] : []).map(({ value, raw, place }) =>
      decided('platform', value, raw, place, { inferred: true, weight: 'statement' }),
    ),
    ...made,
    ...(place ? [] : made.filter(({ value }) => value === 'aks-engine')).map((one) =>
      decided('platform', 'azure', one.raw, placeOf(one), { inferred: true, weight: 'statement' }),
    ),
  ]
}
