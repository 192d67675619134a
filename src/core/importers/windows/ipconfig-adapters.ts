import type { Document } from '../../model/document.ts'
import { parseCidr } from '../../values/address.ts'
import { acrossLines } from '../../values/across-lines.ts'

export const adapterLine = new RegExp(
  acrossLines`
    ^[ \t]*(?:
      [^\n:]{0,40}?(?:adapter|アダプター|适配器|介面卡|어댑터)
      |Carte \S{1,20}|Adaptador de \S{1,20}|Scheda \S{1,20}
    )[ \t]+(\S[^\n]{0,120}?)[ \t]?:[ \t]*$
  `,
  'gim',
)

export interface Line {
  readonly value: string
  readonly at: number
}

export interface Adapter {
  readonly name: Line
  readonly address?: Line | undefined
  readonly mask?: Line | undefined
  readonly gateway?: Line | undefined
}

export const labelled = /^[ \t]*([^\n:]{2,60}?)[ .]{2,60}:[ \t]*(\S[^\n]{0,120})$/gm
export const isAddress = ({ value }: Line) => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(value)

/** Each adapter with its first address, the mask that follows, and the gateway that follows that. */
export function adaptersIn({ text }: Document): readonly Adapter[] {
  const heads = [...text.matchAll(adapterLine)].slice(0, mostAdapters)
  return heads.map((head, i): Adapter => {
    const [whole, name = ''] = head
    const from = head.index + whole.length
    const found = [...text.slice(from, heads[i + 1]?.index).matchAll(labelled)]
    const lines = found.map(({ index, 0: line, 1: label = '', 2: rest = '' }) => ({
      label,
      value: /^[\d.]{7,15}/.exec(rest)?.[0] ?? rest,
      at: from + index + line.lastIndexOf(rest),
    }))
    const first = lines.findIndex(({ label }) => /IPv4/.test(label))
    const below = first < 0 ? [] : lines.slice(first + 1)
    const mask = below.findIndex(({ value }) => value.startsWith('255.'))
    return {
      name: { value: name, at: head.index + whole.lastIndexOf(name) },
      address: lines[first],
      mask: below[mask],
      gateway: mask < 0 ? undefined : below.slice(mask + 1).find(isAddress),
    }
  })
}

/** A host has a handful. */
const mostAdapters = 100

/** The network of an address and the mask below it. */
export function subnetOf(address: Line, mask: Line | undefined) {
  const bits = mask?.value
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
  const prefix = bits === undefined ? -1 : bits.lastIndexOf('1') + 1
  return parseCidr(`${address.value}/${prefix}`)
}
