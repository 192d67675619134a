interface Brackets {
  /** How many are open behind the text. */
  readonly open: number
  /** Behind the one that first left none open. */
  readonly end: number | undefined
}

/** Counts the brackets of JSON in a text that goes on behind `before` open ones; those in quotes are none. */
export function bracketsIn(text: string, before = 0): Brackets {
  let open = before
  let end: number | undefined
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (isQuoted) {
      if (letter === '\\') at += 1
      else if (letter === '"') isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === '{' || letter === '[') open += 1
    else if (letter === '}' || letter === ']') {
      open -= 1
      if (open === 0) end ??= at + 1
    }
  }
  return { open, end }
}
