import { flagOf } from '../../catalog/flags/accepted.ts'
import { flanneldFlags } from '../../catalog/flags/flanneld.ts'
import type { LintViolation } from '../../model/lint.ts'
import { isOfKubernetes, type FlaggedProgram } from '../../model/parsed.ts'

const whole = ['a whole number', /^[+-]?(?:0[xob])?[\da-f_]+$/i] as const
const number = ['a number', /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i] as const

/** What the flags of Go take, by their type. */
const forms = new Map<string, readonly [string, RegExp]>([
  ['bool', ['true or false', /^(?:1|0|t|f|true|false)$/i]],
  ['int', whole],
  ['int32', whole],
  ['int64', whole],
  ['uint64', whole],
  ['float32', number],
  ['float64', number],
  [
    'duration',
    [
      'a duration with its unit, such as 10s',
      /^[+-]?(?:0|(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|ms|s|m|h))+)$/,
    ],
  ],
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
  const [asked = '', form] = forms.get(flag?.type ?? '') ?? []
  if (!flag || !form || value === '' || value.includes('--') || form.test(value)) {
    return undefined
  }
  return {
    basis: 'refused',
    message: `--${name} is ${value} where ${program} reads ${asked}: it stops on its command line.`,
    remediation: `Write ${asked}.`,
    facts: [{ value: flag.type, confidence: 'inferred', sources: flag.sources }],
  }
}
