import type { Observation } from '../../../model/observation.ts'
import type { SentFile } from '../reading/read.ts'

/** How far behind a release its pool may be named. */
const reach = 40
const pool =
  /^[\s"'`*)]{0,4}(?:[\w-]{1,16}\s){0,2}(?:node ?)?(?:pools?|groups?|scale sets?|nodes|machines|servers|workers|hosts|clusters?)\b/i

/** “On the 2022 node pool …”, and elsewhere “our 2019 pool”: each is told of nodes of its own. */
export const areOfPools = (files: readonly SentFile[]) => {
  const lines = new Map<string, readonly string[]>()
  const linesOf = (file: string) => {
    const known = lines.get(file)
    if (known) return known
    const split = files.find(({ name }) => name === file)?.text.split('\n') ?? []
    lines.set(file, split)
    return split
  }
  const isOfPool = ({ file, line, column, raw, weight }: Observation) => {
    if (weight !== 'statement' || raw === '') return false
    const text = linesOf(file)[line - 1] ?? ''
    const at = text.indexOf(raw, Math.max((column ?? 1) - 1, 0))
    return at >= 0 && pool.test(text.slice(at + raw.length, at + raw.length + reach))
  }
  return (one: Observation, other: Observation): boolean =>
    one.file === other.file && isOfPool(one) && isOfPool(other)
}
