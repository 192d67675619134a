/** A text put together from pieces of a document, each with its offset there. */
export interface Piece {
  readonly text: string
  readonly at: number
  /** It stands for something that the document does not show, such as the result of a call. */
  readonly isOpen?: true
}

export type Mapped = readonly Piece[]

/** The text of the pieces. */
export const plainText = (mapped: Mapped) => mapped.map(({ text }) => text).join('')

/** One argument of a command line, without its quotes. */
export interface Argument {
  readonly text: string
  readonly at: number
  /** Offsets in the document of each character of `text`; one more for its end. */
  readonly offsets: readonly number[]
  /** Part of it is not shown. */
  readonly isOpen: boolean
}

/**
 * Takes a command line apart as Windows programs do: white space between, double quotes around, a
 * backslash before a quote that is meant; single quotes as shells have them.
 */
export function argumentsOf(mapped: Mapped): readonly Argument[] {
  const all: Argument[] = []
  let text = ''
  let offsets: number[] = []
  let started: number | undefined
  let isOpen = false
  let quote = ''
  let end = 0
  const finish = () => {
    if (started !== undefined) all.push({ text, at: started, offsets: [...offsets, end], isOpen })
    text = ''
    offsets = []
    started = undefined
    isOpen = false
  }
  for (const piece of mapped) {
    if (piece.isOpen) {
      started ??= piece.at
      isOpen = true
      text += piece.text
      for (let i = 0; i < piece.text.length; i++) offsets.push(piece.at + i)
      end = piece.at + piece.text.length
      continue
    }
    for (let i = 0; i < piece.text.length; i++) {
      const letter = piece.text[i] ?? ''
      const at = piece.at + i
      if (quote === '' && /\s/.test(letter)) {
        finish()
        continue
      }
      started ??= at
      end = at + 1
      const whole = quote === '' && '<{#'.includes(letter) ? placeholderAt(piece.text, i) : ''
      if (whole !== '') {
        text += whole
        for (let k = 0; k < whole.length; k++) offsets.push(at + k)
        i += whole.length - 1
        end = at + whole.length
      } else if (letter === '\\' && piece.text[i + 1] === '"' && quote !== "'") {
        text += '"'
        offsets.push(at)
        i += 1
      } else if (quote === '' && (letter === '"' || (letter === "'" && opensWord(text))))
        quote = letter
      else if (letter === quote) quote = ''
      else {
        text += letter
        offsets.push(at)
      }
    }
  }
  finish()
  return all
}

/** A guide names what belongs in a place, and a template what it puts there: `<address of the node>` and `<%= address %>` are one word. */
function placeholderAt(text: string, from: number): string {
  const words =
    /<[A-Za-z][^<>\n"]{0,80}[^\s<>"]>|<%[^%\n]{1,200}%>|\{\{[^{}\n]{1,200}\}\}|#\{[^{}\n]{1,200}\}/y
  words.lastIndex = from
  return words.exec(text)?.[0] ?? ''
}

/** An apostrophe inside a word is part of it. */
const opensWord = (before: string) => before === '' || before.endsWith('=') || before.endsWith(':')
