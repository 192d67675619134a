/** Where the pools in the lists of an ARM template or Bicep begin, on lines of their own or not. */
export const profilesIn = (text: string): readonly number[] =>
  [...text.matchAll(lists)].flatMap(({ 0: { length }, index }) => {
    const found = objectsAt(text, index + length)
    // A list of one is what the whole file is about.
    return found.length > 1 ? found : []
  })

const lists = /\bagentPoolProfiles["']?[ \t]*:[ \t]*\[/g

/** The objects of a list that began before. */
function objectsAt(text: string, from: number): readonly number[] {
  const found: number[] = []
  let depth = 0
  for (let at = from; at < text.length && at < from + longest && depth >= 0; at += 1) {
    const one = text[at] ?? ''
    if (one === '{' && depth === 0) found.push(at)
    if ('{['.includes(one)) depth += 1
    if ('}]'.includes(one)) depth -= 1
  }
  return found
}

/** Nobody writes a longer list. */
const longest = 50_000
