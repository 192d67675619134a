import { flagOf } from '../../catalog/flags/accepted.ts'
import type { ValueBound } from '../../catalog/flags/value-bounds.ts'
import type { LintViolation } from '../../model/lint.ts'
import { parseQuantity } from '../../values/quantity.ts'
import { isWithin } from '../../values/version.ts'

/** What a document says of a gate; undefined where it leaves it as it is by default. */
export type GateOf = (name: string) => boolean | undefined

/** The first item of a list that begins otherwise; a placeholder may be anything. */
const strange = (value: string, start: string): string | undefined =>
  value
    .split(',')
    .map((item) => item.trim())
    .find((item) => /^[A-Z]/.test(item) && !item.startsWith(start))

/** The fault of a value of a flag or field, where a bound is about it. */
export function boundFault(
  bound: ValueBound,
  name: string,
  value: string,
  {
    version,
    gateOf,
    isAll,
    isTold,
  }: {
    readonly version: string
    readonly gateOf: GateOf
    /** Nothing else can turn gates on. */
    readonly isAll: boolean
    /** Somebody told the release. */
    readonly isTold?: boolean
  },
): Omit<LintViolation, 'path'> | undefined {
  const { allowed, refused, items, ofLists, unless, withGate, isIgnored, why, remediation, fact } =
    bound
  if (!isWithin(version, bound)) return undefined
  if (allowed?.includes(value) === true || refused?.includes(value) === false) return undefined
  if (bound.isQuantity === true && (parseQuantity(value) !== undefined || /[$%{<]/.test(value))) {
    return undefined
  }
  if (bound.isWhole === true && !/^\d+(?:\.\d*)?m$/.test(value)) return undefined
  if (items !== undefined && strange(value, items) === undefined) return undefined
  if (ofLists === true && !value.includes(',')) return undefined
  if (withGate !== undefined && gateOf(withGate) !== true) return undefined
  const lifts = unless && 'gate' in unless ? unless : undefined
  if (lifts && gateOf(lifts.gate) === lifts.is) return undefined
  // A file may turn on the gate of what is only left aside, and nobody is asked for a version because of it.
  if (isIgnored === true && (!isAll || isTold !== true)) return undefined
  const flag = flagOf(bound.program, bound.flag)
  const isOpen = unless !== undefined && (lifts === undefined || !isAll)
  const exception =
    unless === undefined
      ? ''
      : 'gate' in unless
        ? ` Only the gate ${unless.gate}=${unless.is} lets it pass.`
        : ` Only the variable ${unless.environment} lets it pass.`
  return {
    basis: isOpen || isIgnored === true ? 'unsupported' : 'refused',
    message: `${name} is ${value === '' ? 'empty' : value}; ${why}${exception}`,
    remediation,
    facts: [
      fact ?? {
        value: why,
        confidence: flag?.confidence ?? 'unknown',
        sources: flag?.sources ?? [],
      },
    ],
  }
}
