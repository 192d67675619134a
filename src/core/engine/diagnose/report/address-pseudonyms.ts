import { parseAddress, parseCidr, type Address } from '../../../values/address.ts'

/** Ranges whose first bits say what an address is for; those bits stay. */
const kept: readonly (readonly [range: string, bits: number])[] = [
  ['10.0.0.0/8', 8],
  ['172.16.0.0/12', 12],
  ['192.168.0.0/16', 16],
  ['100.64.0.0/10', 10],
]

/** Ranges that mean the same everywhere. */
const plain = [
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '168.63.129.16/32',
  '224.0.0.0/3',
  '192.0.2.0/24',
  '198.51.100.0/24',
  '203.0.113.0/24',
].flatMap((text) => parseCidr(text) ?? [])

const documentation = ['203.0.113', '198.51.100', '192.0.2']

/** The last eight bits tell gateways and name servers apart and name nobody. */
const lastKept = 8

/**
 * Makes what replaces addresses. One address has one pseudonym. Of private addresses the private
 * range and the last octet stay, and two that share a prefix still do; others become addresses for
 * documentation. Of a range the prefix length stays.
 */
export function createAddressPseudonyms(): (text: string) => string {
  const branches = new Map<string, number>()
  const others = new Map<string, string>()
  const other = (text: string, next: (n: number) => string) => {
    const known = others.get(text) ?? next(others.size)
    others.set(text, known)
    return known
  }
  /** The first branch taken at each place becomes the one, the second the other. */
  const moved = (value: bigint, from: number, through: number) => {
    let result = value
    for (let bit = from; bit < through; bit++) {
      const shift = BigInt(31 - bit)
      const prefix = `${bit} ${value >> (shift + 1n)}`
      const own = Number((value >> shift) & 1n)
      const first = branches.get(prefix) ?? own
      branches.set(prefix, first)
      const target = own === first ? firstOf(bit) : 1 - firstOf(bit)
      if (target !== own) result ^= 1n << shift
    }
    return result
  }
  const addressOf = ({ value, text, family }: Address, prefix: number): string => {
    if (family === 'ipv6') {
      if (text === '::' || text === '::1') return text
      return other(text, (n) => `2001:db8::${(n + 1).toString(16)}`)
    }
    if (plain.some(({ first, last }) => first <= value && value <= last)) return text
    const own = kept.find(([range]) => isIn(range, value))
    if (!own) {
      return other(text, (n) => `${documentation[Math.floor(n / 254) % 3]}.${(n % 254) + 1}`)
    }
    const isRange = prefix < 32 && (value & ((1n << BigInt(32 - prefix)) - 1n)) === 0n
    return dotted(moved(value, own[1], isRange ? Math.min(prefix, 32 - lastKept) : 32 - lastKept))
  }
  return (text) => {
    const slash = text.indexOf('/')
    const address = parseAddress(slash < 0 ? text : text.slice(0, slash))
    if (!address) return text
    if (slash < 0) return addressOf(address, address.family === 'ipv4' ? 32 : 128)
    const size = text.slice(slash + 1)
    return `${addressOf(address, Number(size))}/${size}`
  }
}

/** Alternating bits, so that no pseudonym looks like the start of its range. */
const firstOf = (bit: number) => (bit % 8 === 3 || bit % 8 === 5 ? 1 : 0)

function isIn(range: string, value: bigint): boolean {
  const cidr = parseCidr(range)
  return cidr !== undefined && cidr.first <= value && value <= cidr.last
}

const dotted = (value: bigint) =>
  [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join('.')
