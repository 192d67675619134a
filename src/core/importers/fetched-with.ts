import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { releasesIn } from './releases.ts'

/** An address of a script with its variables replaced, and where each release was set. */
interface Fetched {
  readonly text: string
  placeAt(offset: number): ReturnType<Document['placeAt']>
}

const set =
  /^[ \t]*@?(?:set[ \t]+"?|(?:\[[\w.]{1,40}\][ \t]*)?\$(?:env:|global:|script:)?|export[ \t]+|)(\w{1,60})[ \t]*=[ \t]*["']?(v?\d{1,2}\.\d{1,3}(?:\.\d{1,3})?(?:-[\w.]{1,12})?)["']?[ \t]*[,;]?[ \t]*(?:#.*)?$/gim

const used =
  /%(\w{1,60})%|\$\{(?:env:|global:|script:|local\.|var\.)?(\w{1,60})\}|\$(?:env:|global:|script:)?(\w{1,60})/gi

/** More of them nobody fetches. */
const mostAddresses = 40

/** The releases that a text names where they cannot be anything else, those that its variables hold too. */
export function allReleasesIn(doc: Document): readonly Observation[] {
  const told = releasesIn(doc)
  const fetched = fetchedWith(doc).flatMap(({ text, placeAt }) =>
    releasesIn({ ...doc, text, placeAt }).filter(({ weight }) => weight === 'script'),
  )
  return [...told, ...fetched.filter(({ name }) => !told.some((one) => one.name === name))]
}

/** Addresses whose release stands in a variable above them: it is told where the variable is set. */
function fetchedWith(doc: Document): readonly Fetched[] {
  const addresses = doc.text.includes('://')
    ? [...doc.text.matchAll(/https?:\/\/[^\s"'`]{8,300}/g)].filter(({ 0: address }) =>
        /[%$]/.test(address),
      )
    : []
  if (addresses.length === 0) return []
  const releases = [...doc.text.matchAll(set)].map(
    ({ index, 0: whole, 1: name = '', 2: value = '' }) => ({
      name: name.toLowerCase(),
      value,
      at: index + whole.lastIndexOf(value),
    }),
  )
  if (releases.length === 0) return []
  return addresses.slice(0, mostAddresses).map(({ index, 0: address }) => {
    const places: { readonly from: number; readonly at: number }[] = []
    let text = ''
    let from = 0
    for (const { index: start, 0: whole, ...names } of address.matchAll(used)) {
      const name = (names[1] ?? names[2] ?? names[3] ?? '').toLowerCase()
      const own = releases.findLast((one) => one.name === name && one.at < index)
      if (!own) continue
      text += address.slice(from, start)
      places.push({ from: text.length, at: own.at })
      text += own.value
      from = start + whole.length
    }
    return {
      text: text + address.slice(from),
      placeAt: (offset) => {
        const own = places.findLast((one) => one.from <= offset)
        return doc.placeAt(own ? own.at + offset - own.from : index)
      },
    }
  })
}
