import ipaddr from 'ipaddr.js'
import { memoize } from './memoize.ts'

export type Family = 'ipv4' | 'ipv6'

/** An IP address. */
export interface Address {
  readonly family: Family
  readonly value: bigint
  /** Canonical spelling. */
  readonly text: string
}

/** A range of addresses, as its prefix says; host bits of the given text are only remembered. */
export interface Cidr {
  readonly family: Family
  readonly prefix: number
  readonly first: bigint
  readonly last: bigint
  /** The network address and prefix in canonical spelling. */
  readonly text: string
  /** The address before the slash was not the network address. */
  readonly hasHostBits: boolean
  /** The address before the slash. */
  readonly address: Address
}

const bitsOf = { ipv4: 32, ipv6: 128 } as const

/** Reads an address as Go does: no octal, short or zoned forms. */
export const parseAddress = memoize(readAddress)

/** Reads `address/prefix` as Go does. */
export const parseCidr = memoize(readCidr)

/** One range, or one of each family with a comma between; undefined unless all of them can be read. */
export const parseCidrList = memoize((text: string): readonly Cidr[] | undefined =>
  readAll(text, parseCidr),
)

/** One address, or one of each family with a comma between; undefined unless all of them can be read. */
export const parseAddressList = memoize((text: string): readonly Address[] | undefined =>
  readAll(text, parseAddress),
)

function readAll<T>(text: string, read: (part: string) => T | undefined): T[] | undefined {
  const parts: T[] = []
  for (const part of text.split(',')) {
    const value = read(part.trim())
    if (value === undefined) return undefined
    parts.push(value)
  }
  return parts
}

const ipv4 = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/

function readAddress(text: string): Address | undefined {
  const octets = ipv4.exec(text)?.slice(1).map(Number)
  if (octets) {
    return octets.every((octet) => octet < 256) ? addressOf('ipv4', join(octets)) : undefined
  }
  if (!text.includes(':') || text.includes('%') || !ipaddr.IPv6.isValid(text)) return undefined
  return addressOf('ipv6', join(ipaddr.IPv6.parse(text).toByteArray()))
}

const join = (bytes: readonly number[]) =>
  bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)

function readCidr(text: string): Cidr | undefined {
  const slash = text.indexOf('/')
  if (slash < 0) return undefined
  const address = parseAddress(text.slice(0, slash))
  const size = text.slice(slash + 1)
  if (!address || !/^\d{1,3}$/.test(size)) return undefined
  const prefix = Number(size)
  return prefix > bitsOf[address.family] ? undefined : cidrAround(address, prefix)
}

function cidrAround(address: Address, prefix: number): Cidr {
  const { family, value } = address
  const hostBits = BigInt(bitsOf[family] - prefix)
  const first = (value >> hostBits) << hostBits
  return {
    family,
    prefix,
    first,
    last: first + (1n << hostBits) - 1n,
    text: `${spell(family, first)}/${prefix}`,
    hasHostBits: first !== value,
    address,
  }
}

const addressOf = (family: Family, value: bigint): Address => ({
  family,
  value,
  text: spell(family, value),
})

function spell(family: Family, value: bigint): string {
  const bytes: number[] = []
  for (let shift = bitsOf[family] - 8; shift >= 0; shift -= 8) {
    bytes.push(Number((value >> BigInt(shift)) & 255n))
  }
  return family === 'ipv4' ? bytes.join('.') : new ipaddr.IPv6(bytes).toRFC5952String()
}

export const containsAddress = (range: Cidr, { family, value }: Address) =>
  range.family === family && value >= range.first && value <= range.last

/** Whether every address of `inner` lies in `outer`. */
export const containsRange = (outer: Cidr, inner: Cidr) =>
  outer.family === inner.family && inner.first >= outer.first && inner.last <= outer.last

/** Whether two ranges share an address; ranges of different families never do. */
export const overlaps = (a: Cidr, b: Cidr) =>
  a.family === b.family && a.first <= b.last && b.first <= a.last

/** Whether any range of one list overlaps one of the other. */
export const anyOverlap = (some: readonly Cidr[], others: readonly Cidr[]) =>
  some.some((range) => others.some((other) => overlaps(range, other)))

/** The address `n` places after the network address; undefined outside the range. */
export function nthAddress(range: Cidr, n: number): Address | undefined {
  const value = range.first + BigInt(n)
  return n < 0 || value > range.last ? undefined : addressOf(range.family, value)
}

/** Subnet number `n` of that size, counted round; the range itself where it is no larger. */
export function nthSubnet(range: Cidr, prefix: number, n: number): Cidr {
  if (prefix <= range.prefix) return cidrAround(addressOf(range.family, range.first), range.prefix)
  const count = 1n << BigInt(prefix - range.prefix)
  const size = 1n << BigInt(bitsOf[range.family] - prefix)
  return cidrAround(addressOf(range.family, range.first + (BigInt(n) % count) * size), prefix)
}

/** How many addresses the range has; a float for the large ranges of IPv6. */
export const addressCount = (range: Cidr) => Number(range.last - range.first + 1n)

/** The range of one address alone. */
export const rangeOf = (address: Address): Cidr => cidrAround(address, bitsOf[address.family])

/** A range, or one address as a range of its own: `192.168.40.12` for `192.168.40.12/32`. */
export function parseRangeOrAddress(text: string): Cidr | undefined {
  if (text.includes('/')) return parseCidr(text)
  const address = parseAddress(text)
  return address && rangeOf(address)
}
