import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { beginsAsJson } from '../../is-data.ts'
import { decided, stated } from '../../../model/observe.ts'
import { aboutOf } from '../../../model/observed.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { lineOf } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { isToldHere } from '../told/grammar.ts'
import { imageReleasesIn } from './image-words.ts'
import { partNames, type PartNames } from './part-names.ts'
import { wordsOf } from './part-words.ts'
import { isTold } from './told-parts.ts'

/** What a name does not stand in: paths, images, flags, commands and the like. */
const words = (values: readonly (readonly string[])[]) =>
  new RegExp(
    String.raw`(?<![\w./:@\\#-])(?:${values.map((names) => `(${names.join('|')})`).join('|')})(?![\w\\@]|[-.:/]\w|['’]s?\s)`,
    'gi',
  )

const patterns = partNames.map((part) => ({
  part,
  any: words(Object.values(part.spellings)),
  values: Object.keys(part.spellings),
  not: part.not === undefined ? undefined : new RegExp(String.raw`^["'\`]?\s(?:${part.not})`, 'i'),
}))

/**
 * The parts of a setup that people name in a sentence or a list without a form of its own: “k8s 1.28
 * with Docker, Flannel and two Windows nodes”. Only what nothing else in the text tells is read, and
 * two values of a part leave open which one holds.
 */
export function partsIn(doc: Document, known: readonly Observation[]): readonly Observation[] {
  if (beginsAsJson(doc.text)) return []
  const isKnown = new Set(known.map(aboutOf))
  const networks = ['cni', 'network.otherCni']
  const found = patterns
    .filter(({ part }) => !isKnown.has(part.of))
    .flatMap((one) => toldIn(doc, one))
  const images = isKnown.has('imageRelease') || isKnown.has('image') ? [] : imageReleasesIn(doc)
  const parts = found.filter((one) => {
    const key = aboutOf(one)
    const isOther = key === 'network.otherCni' && isKnown.has('cni')
    const rivals = found.filter((other) =>
      networks.includes(key) ? networks.includes(aboutOf(other)) : aboutOf(other) === key,
    )
    return !isOther && new Set(rivals.map(({ value }) => value)).size === 1
  })
  return [...parts, ...images]
}

function toldIn(doc: Document, { part, any, values, not }: (typeof patterns)[number]) {
  const seen = new Set<string>()
  return matchesOf(doc, any).flatMap((found) => {
    const value = values[found.groups.findIndex((group) => group !== undefined)]
    if (value === undefined || seen.has(value) || !isSaidHere(doc, part, found, not)) return []
    const one = observed(part.of, value, found)
    if (!isOfToday(doc, one)) return []
    seen.add(value)
    return [one]
  })
}

function isSaidHere(doc: Document, part: PartNames, found: Match, not: RegExp | undefined) {
  const line = lineOf(doc, found.place)
  if (part.beside?.test(line) === false || part.unless?.test(line) === true) return false
  const said = wordsOf(doc, found)
  return not?.test(said.behind) !== true && isTold(part, doc, said) && isToldHere(doc, found)
}

const observed = (of: PartNames['of'], value: string, { raw, place }: Match): Observation =>
  of === 'network.otherCni' || of === 'cluster.distribution'
    ? stated(of, value, raw, place, { weight: 'statement' })
    : decided(of, value, raw, place, { weight: 'statement' })
