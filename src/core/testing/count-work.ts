/** What reads a text or a list from one end to the other; a slice of a text is no copy. */
const ofText = ['split', 'includes', 'replaceAll', 'trim'] as const
const ofLists = ['filter', 'map', 'flatMap', 'every', 'join', 'toSorted'] as const

let work = 0
const undo: (() => void)[] = []
const restore = () => {
  for (const one of undo.splice(0)) one()
}

type Cost = (self: { readonly length: number }, args: readonly unknown[], result: unknown) => number
const whole: Cost = ({ length }) => length
/** As far as it was looked. */
const through: Cost = ({ length }, [, from], found) =>
  Math.max((Number(found) < 0 ? length : Number(found)) - Number(from ?? 0), 0)

/** Counts what a method looks at. */
function count(prototype: object, name: string, cost: Cost) {
  const own: unknown = Reflect.get(prototype, name)
  if (typeof own !== 'function') throw new Error(name)
  const counted = function (this: { readonly length: number }, ...args: readonly unknown[]) {
    const result: unknown = Reflect.apply(own, this, args)
    work += cost(this, args, result)
    return result
  }
  Reflect.set(prototype, name, counted)
  undo.push(() => Reflect.set(prototype, name, own))
}

/** Characters and items that are looked at: the same on any machine. What one pattern tries again is not seen. */
export function countWork(run: () => void): number {
  work = 0
  for (const name of ofText) count(String.prototype, name, whole)
  for (const name of ofLists) count(Array.prototype, name, whole)
  count(Array.prototype, 'slice', (_, _args, result) => (Array.isArray(result) ? result.length : 0))
  for (const prototype of [String.prototype, Array.prototype]) count(prototype, 'indexOf', through)
  count(Array.prototype, 'findIndex', through)
  count(Array.prototype, 'includes', whole)
  count(Array.prototype, 'some', ({ length }, _, isFound) => (isFound === true ? 0 : length))
  for (const name of ['find', 'findLast']) {
    count(Array.prototype, name, ({ length }, _, found) => (found === undefined ? length : 0))
  }
  const { exec } = RegExp.prototype
  Reflect.set(RegExp.prototype, 'exec', function (this: RegExp, input: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, input)
    if (found) work += found.index + found[0].length - from
    else work += this.sticky ? 1 : input.length - from
    return found
  })
  undo.push(() => Reflect.set(RegExp.prototype, 'exec', exec))
  try {
    run()
  } finally {
    restore()
  }
  return work
}

/** How much more there is to look at in four times as much: 4 where it grows with the length alone. */
export const growthOf = (run: (n: number) => void, n: number): number =>
  countWork(() => run(4 * n)) / countWork(() => run(n))
