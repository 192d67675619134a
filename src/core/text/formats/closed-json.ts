/**
 * JSON whose end was cut off, with the brackets closed that are open there; what stands in it keeps
 * its place. A text that breaks off within quotes loses that text. Undefined where nothing is open.
 */
export function closedJson(text: string): string | undefined {
  const whole = text.replace(cutMark, (mark) => mark.replaceAll(/\S/g, ' '))
  const closers: string[] = []
  let end = whole.length
  for (let i = 0; i < whole.length; i++) {
    const letter = whole[i]
    if (letter === '"') {
      const close = closingQuote(whole, i)
      if (close < 0) {
        end = i
        break
      }
      i = close
    } else if (letter === '{') closers.push('}')
    else if (letter === '[') closers.push(']')
    else if (letter === '}' || letter === ']') closers.pop()
  }
  return closers.length === 0 ? undefined : whole.slice(0, end) + closers.toReversed().join('')
}

/** How people mark that more followed. */
const cutMark = /\n[ \t]{0,80}(?:\.{3,6}|…|\[\.{3}\]|<snip>)\s{0,80}$/i

function closingQuote(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '"') return i
  }
  return -1
}
