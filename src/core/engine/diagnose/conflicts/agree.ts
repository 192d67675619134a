import type { DecisionId } from '../../../model/scenario.ts'
import { parseAddress, parseCidr } from '../../../values/address.ts'

/** Whether two values can both hold: a minor and its release, a range in two spellings. */
export function agree(id: DecisionId, a: unknown, b: unknown): boolean {
  const left = textOf(a)
  const right = textOf(b)
  if (left === right) return true
  if (id === 'kubernetesRelease' || id === 'runtimeVersion' || id === 'cniRelease') {
    const [one, other] = [coreOf(left), coreOf(right)]
    return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
  }
  if (id === 'nodeTaint') return canStandTogether(left, right)
  // Of the ranges of a dual-stack cluster, and of a node's addresses, most places name that of their family.
  const ranges = [left, right].map((text) =>
    text.split(',').map((one) => (parseCidr(one.trim()) ?? parseAddress(one.trim()))?.text),
  )
  const [few = [], many = []] = ranges.toSorted((x, y) => x.length - y.length)
  return few.every((one) => one !== undefined && many.includes(one))
}

/** A node has as many taints as it is given; only two values of one key in one place are two opinions. */
function canStandTogether(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => /^([^=:]*)=?([^:]*)/.exec(text))
  return a?.[1] !== b?.[1] || a?.[2] === b?.[2] || a?.[2] === '' || b?.[2] === ''
}

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toLowerCase()

/** `1.30.1` of `1.30.1+rke2r1`, and 19.3.12 of 19.03.12, which is how the kubelet tells it of Docker. */
const coreOf = (version: string) =>
  (version.split(/[-+]/, 1)[0] ?? version).replaceAll(/(?<=^|\.)0+(?=\d)/g, '')
