import { parseAddress, type Address } from './address.ts'

/** A host and a port, as `host:port` or `[IPv6 address]:port`. */
export interface Endpoint {
  readonly host: string
  readonly port: number
  /** The host, where it is an address and no name. */
  readonly address: Address | undefined
}

const form = /^(?:\[([\da-f:.]+)\]|([^\s:/@[\]]+)):(\d{1,5})$/i

/** Reads a host with a port from 1 to 65535; undefined for anything else. */
export function parseEndpoint(text: string): Endpoint | undefined {
  const [, inBrackets, plain, digits] = form.exec(text) ?? []
  const host = inBrackets ?? plain
  const port = Number(digits)
  if (host === undefined || !(port > 0 && port < 65_536)) return undefined
  return { host, port, address: parseAddress(host) }
}
