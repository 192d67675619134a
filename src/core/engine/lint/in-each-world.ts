import { grouped } from '../../values/grouped.ts'
import { memoizeByObject } from '../../values/memoize.ts'
import type { World } from './worlds.ts'

/** A world that tells which of its values were read. */
interface Watched {
  readonly view: World
  /** Sets the world that `view` shows, by its index, and forgets what was read. */
  show(index: number): void
  /** A bit for each value that was read and differs between the worlds. */
  wasRead(): number
  /** For the bits of `wasRead` and each world: the worlds that have these values in common with it. */
  alikeIn(read: number): readonly (readonly number[])[]
}

/**
 * What a check says in each of the worlds, which differ in up to 31 values: one answer where it is
 * the same in all of them, else one for each. It is asked once for all worlds that do not differ in
 * what it read: most lints see in the document alone that they have nothing to say.
 */
export function inEachWorld<T>(worlds: readonly World[], check: (world: World) => T): readonly T[] {
  const [only] = worlds
  if (only === undefined) return []
  if (worlds.length === 1) return [check(only)]
  const watched = watch(worlds)
  watched.show(0)
  const first = check(watched.view)
  const read = watched.wasRead()
  if (read === 0) return [first]
  const said = worlds.map(() => first)
  const isAnswered = new Uint8Array(worlds.length)
  const answer = (result: T, like: readonly number[] = []) => {
    for (const i of like) {
      if (isAnswered[i] === 1) continue
      isAnswered[i] = 1
      said[i] = result
    }
  }
  answer(first, watched.alikeIn(read)[0])
  for (let i = 1; i < worlds.length; i++) {
    if (isAnswered[i] === 1) continue
    watched.show(i)
    const result = check(watched.view)
    answer(result, watched.alikeIn(watched.wasRead())[i])
  }
  return said
}

const watch = memoizeByObject((worlds: readonly World[]): Watched => {
  const records = worlds.map((world): Readonly<Record<string, unknown>> => world)
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const isSame = (key: string) => records.every((record) => record[key] === records[0]?.[key])
  const differing = keys.filter((key) => !isSame(key))
  let shown = records[0] ?? {}
  let read = 0
  const view = {}
  for (const key of keys) {
    const bit = differing.includes(key) ? 1 << differing.indexOf(key) : 0
    Object.defineProperty(view, key, {
      enumerable: true,
      get: () => {
        read |= bit
        return shown[key]
      },
    })
  }
  const known = new Map<number, readonly (readonly number[])[]>()
  const groupsOf = (bits: number) => {
    const values = differing.filter((_, i) => (bits & (1 << i)) !== 0)
    const textOf = (index: number) =>
      JSON.stringify(values.map((key) => records[index]?.[key] ?? null))
    const groups = grouped([...records.keys()], textOf)
    return records.map((_, index) => groups.get(textOf(index)) ?? [])
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    view: view as World,
    show(index) {
      shown = records[index] ?? shown
      read = 0
    },
    wasRead: () => read,
    alikeIn(bits) {
      const groups = known.get(bits) ?? groupsOf(bits)
      known.set(bits, groups)
      return groups
    },
  }
})
