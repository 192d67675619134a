/** Where the items of the lists of groups in a file of eksctl begin, whichever key each begins with. */
export function itemsIn(text: string): readonly number[] {
  const found: number[] = []
  for (const { 0: whole, 1: head = '', index } of text.matchAll(lists)) {
    let at = index + whole.length + 1
    let own: number | undefined
    for (const line of text.slice(at).split('\n', mostLines)) {
      // Comments stand anywhere.
      const indent = /^\s*#/.test(line) ? -1 : line.search(/\S/)
      const isItem = line.startsWith('- ', indent)
      if (indent >= 0 && indent <= head.length && !(isItem && indent === head.length)) break
      own ??= isItem ? indent : undefined
      if (isItem && indent === own) found.push(at)
      at += line.length + 1
    }
  }
  // A list of one is what the whole file is about.
  return found.length > 1 ? found : []
}

const lists = /^([ \t]{0,8})(?:managedN|n)odeGroups:[ \t]*$/gm
/** Nobody writes a longer list. */
const mostLines = 2_000
