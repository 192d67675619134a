import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { releasesIn } from '../marks/releases/releases.ts'
import { mentions } from '../../text/patterns/may-match.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** An address of a script with its variables replaced, and where each release was set. */
interface Fetched {
  readonly text: string
  /** Where the address stands. */
  readonly start: number
  placeAt(offset: number): ReturnType<Document['placeAt']>
}

const number = String.raw`["']?(v?\d{1,3}(?:\.\d{1,3}){0,2}(?:-[\w.]{1,12})?)["']?`

const set = new RegExp(
  acrossLines`
    ^[ \t]*@?(?:set[ \t]+"?|(?:\[[\w.]{1,40}\][ \t]*)?\$(?:env:|global:|script:)?|export[ \t]+|)
    (\w{1,60})[ \t]*=[ \t]*${number}[ \t]*[,;]?[ \t]*(?:#.*)?$
  `,
  'gim',
)
/** `@{ kubernetes = '1.30.2'; containerd = '1.7.24' }` */
const setInTable = new RegExp(
  String.raw`[{;][ \t]*(\w{1,60})[ \t]*=[ \t]*${number}(?=[ \t]*[;}])`,
  'g',
)
/** The address that others begin with. */
const setAddress =
  /^[ \t]*(?:\[[\w.]{1,40}\][ \t]*)?\$(\w{1,60})[ \t]*=[ \t]*["'](https?:\/\/[^\s"'`]{8,200})["']/gim

const used = new RegExp(
  acrossLines`
    %(\w{1,60})%
    |\$\{(?:env:|global:|script:|local\.|var\.)?(\w{1,60})\}
    |\$\(\$(?:env:|global:|script:)?(?:\w{1,60}\.)?(\w{1,60})\)
    |\$(?:env:|global:|script:)?(\w{1,60})
    |\{(\d)\}
  `,
  'gi',
)

/** What stands behind a text with `{0}` in it. */
const format = /^["']?\)?[ \t]{0,4}-f[ \t]{1,4}(\$\w{1,60}(?:[ \t]*,[ \t]*\$\w{1,60}){0,5})/i

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
export function fetchedWith(doc: Document): readonly Fetched[] {
  const addresses = mentions(doc, '://') ? addressesIn(doc.text) : []
  if (addresses.length === 0) return []
  const releases = [set, setInTable].flatMap((pattern) =>
    [...foundIn(doc, pattern)].map(({ index, 0: whole, 1: name = '', 2: value = '' }) => ({
      name: name.toLowerCase(),
      value,
      at: index + whole.lastIndexOf(value),
    })),
  )
  if (releases.length === 0) return []
  return addresses.slice(0, mostAddresses).map(({ index, address, filled }) => {
    const places: { readonly from: number; readonly at: number }[] = []
    let text = ''
    let from = 0
    for (const { index: start, 0: whole, ...names } of address.matchAll(used)) {
      const place = names[5] === undefined ? '' : (filled[Number(names[5])] ?? '')
      const name = names[1] ?? names[2] ?? names[3] ?? names[4] ?? place
      const own = releases.findLast((one) => one.name === name.toLowerCase() && one.at < index)
      if (!own) continue
      text += address.slice(from, start)
      places.push({ from: text.length, at: own.at })
      text += own.value
      from = start + whole.length
    }
    return {
      text: text + address.slice(from),
      start: index,
      placeAt: (offset) => {
        const own = places.findLast((one) => one.from <= offset)
        return doc.placeAt(own ? own.at + offset - own.from : index)
      },
    }
  })
}

interface Address {
  readonly index: number
  readonly address: string
  /** The variables that fill the places of a format. */
  readonly filled: readonly string[]
}

/** Addresses with variables, those that begin with an address that a variable holds too. */
function addressesIn(text: string): readonly Address[] {
  const whole = [...text.matchAll(/https?:\/\/[^\s"'`]{8,300}/g)].map(({ index, 0: address }) => {
    const end = index + address.length
    const [, list = ''] = /\{\d\}/.test(address)
      ? (format.exec(text.slice(end, end + 400)) ?? [])
      : []
    return { index, address, filled: list.split(',').map((one) => one.trim().slice(1)) }
  })
  const starts = [...text.matchAll(setAddress)].map(({ index, 1: name = '', 2: address = '' }) => ({
    index,
    name: name.toLowerCase(),
    address,
  }))
  const begun =
    starts.length === 0
      ? []
      : [...text.matchAll(/\$\{?(\w{1,60})\}?(\/[^\s"'`]{4,200})/g)].flatMap(
          ({ index, 1: name = '', 2: rest = '' }) => {
            const start = starts.findLast(
              (one) => one.name === name.toLowerCase() && one.index < index,
            )
            return start ? [{ index: start.index, address: start.address + rest, filled: [] }] : []
          },
        )
  return [...whole, ...begun].filter(({ address }) => /[%$]|\{\d\}/.test(address))
}
