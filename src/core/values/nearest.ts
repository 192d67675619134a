const tooFar = 3

/** The one of some names that differs least from a text, by at most two letters; undefined where none comes near. */
export const nearest = (text: string, names: Iterable<string>): string | undefined =>
  nearestOf(text, names)[0]

/** All of some names that come near a text, the nearest ones first. */
export function nearestOf(text: string, names: Iterable<string>): readonly string[] {
  if (text.length > 100) return []
  const own = text.toLowerCase()
  const near: { readonly name: string; readonly distance: number }[] = []
  for (const name of names) {
    if (Math.abs(name.length - text.length) >= tooFar) continue
    const distance = distanceOf(own, name.toLowerCase(), tooFar)
    if (distance < tooFar && distance < Math.max(name.length / 3, 2)) near.push({ name, distance })
  }
  return near.toSorted((a, b) => a.distance - b.distance).map(({ name }) => name)
}

/** How many letters have to be changed, put in, taken out or swapped with the next; stops at `most`. */
function distanceOf(a: string, b: string, most: number): number {
  let earlier: readonly number[] = []
  let before: readonly number[] = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          (before[j - 1] ?? 0) + cost,
          (before[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          isSwap ? (earlier[j - 2] ?? 0) + 1 : most,
        ),
      )
    }
    if (Math.min(...row, ...before) >= most) return most
    earlier = before
    before = row
  }
  return before[b.length] ?? most
}
