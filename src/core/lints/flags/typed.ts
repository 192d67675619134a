import { flagOf } from '../../catalog/flags/accepted.ts'
import { flanneldFlags } from '../../catalog/flags/flanneld.ts'
import type { LintViolation } from '../../model/lint.ts'
import { isOfKubernetes, type FlaggedProgram } from '../../model/parsed.ts'
import { parseAddress } from '../../values/address.ts'

const isWhole = /^[+-]?(?:0x[\da-f_]+|(?:0[ob])?\d[\d_]*)$/i
const isNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
const whole = ['a whole number', (value: string) => isWhole.test(value)] as const
const number = ['a number', (value: string) => isNumber.test(value)] as const

/** What Go reads as a duration. */
export const goDuration = /^[+-]?(?:0|(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|ms|s|m|h))+)$/

const isAddress = (text: string) => parseAddress(text) !== undefined

/** An address, alone or with a port, which an IPv6 address has behind brackets. */
function isSocket(text: string) {
  const [, host = '', port = ''] = /^(?:\[?([^[\]]+?)\]?):(\d{1,5})$/.exec(text) ?? []
  return isAddress(text) || (isAddress(host) && Number(port) <= 65_535)
}

/** What the flags of Go take, by their type. */
const forms = new Map<string, readonly [string, (value: string) => boolean]>([
  ['bool', ['true or false', (value) => /^(?:1|0|t|f|true|false)$/i.test(value)]],
  ['int', whole],
  ['int32', whole],
  ['int64', whole],
  ['uint64', ['a whole number, not below 0', (value) => /^\d/.test(value) && isWhole.test(value)]],
  ['float32', number],
  ['float64', number],
  ['duration', ['a duration with its unit, such as 10s', (value) => goDuration.test(value)]],
  ['ip', ['an IP address', isAddress]],
  ['ip:port', ['an IP address, alone or with a port', isSocket]],
])

/** A value that is none of the type of its flag. */
export function typeFault(
  program: FlaggedProgram,
  name: string,
  value: string,
): Omit<LintViolation, 'path'> | undefined {
  const flag = isOfKubernetes(program)
    ? flagOf(program, name)
    : flanneldFlags.find((one) => one.name === name)
  const [asked = '', takes] = forms.get(flag?.type ?? '') ?? []
  if (!flag || !takes || value === '' || value.includes('--') || takes(value)) {
    return undefined
  }
  return {
    basis: 'refused',
    message: `--${name} is ${value} where ${program} reads ${asked}: it stops on its command line.`,
    remediation: `Write ${asked}.`,
    facts: [{ value: flag.type, confidence: 'inferred', sources: flag.sources }],
  }
}
