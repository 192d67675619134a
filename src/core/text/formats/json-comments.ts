/** Comments as people write them into JSON, each replaced by as many spaces, so that places stay. */
export function withoutComments(text: string): string {
  if (!/\/[/*]|^\s*#/m.test(text)) return text
  let result = ''
  let from = 0
  let i = 0
  const blank = (end: number) => {
    result += text.slice(from, i) + text.slice(i, end).replace(/[^\n]/g, ' ')
    i = end
    from = end
  }
  let isLineStart = true
  while (i < text.length) {
    const letter = text[i]
    if (letter === '"') {
      i = stringEnd(text, i)
      isLineStart = false
    } else if (text.startsWith('//', i) || (letter === '#' && isLineStart)) {
      const end = text.indexOf('\n', i)
      blank(end < 0 ? text.length : end)
    } else if (text.startsWith('/*', i)) {
      const end = text.indexOf('*/', i + 2)
      blank(end < 0 ? text.length : end + 2)
    } else {
      if (letter === '\n') isLineStart = true
      else if (letter !== ' ' && letter !== '\t') isLineStart = false
      i += 1
    }
  }
  return result + text.slice(from)
}

function stringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i += 1
    else if (text[i] === '"' || text[i] === '\n') return i + 1
  }
  return text.length
}
