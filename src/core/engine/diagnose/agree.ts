import type { DecisionId } from '../../model/scenario.ts'
import { parseCidr } from '../../values/address.ts'

/** Whether two values can both hold: a minor and its release, a range in two spellings. */
export function agree(id: DecisionId, a: unknown, b: unknown): boolean {
  const left = textOf(a)
  const right = textOf(b)
  if (left === right) return true
  if (id === 'kubernetesRelease' || id === 'runtimeVersion') {
    return (
      coreOf(left) === coreOf(right) || left.startsWith(`${right}.`) || right.startsWith(`${left}.`)
    )
  }
  // Of the ranges of a dual-stack cluster most places name that of their family.
  const ranges = [left, right].map((text) =>
    text.split(',').map((one) => parseCidr(one.trim())?.text),
  )
  const [few = [], many = []] = ranges.toSorted((x, y) => x.length - y.length)
  return few.every((one) => one !== undefined && many.includes(one))
}

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toLowerCase()

/** `1.30.1` of `1.30.1+rke2r1`. */
const coreOf = (version: string) => version.split(/[-+]/, 1)[0] ?? version
