/**
 * Words of which one stands in each match of a pattern, in lower case; undefined where its source
 * shows none of three characters. It knows the syntax of patterns without the flags `u` and `v`.
 */
export function neededWords({ source, flags }: RegExp): readonly string[] | undefined {
  if (/[uv]/.test(flags)) return undefined
  return new Reader(source).alternatives()
}

type Words = readonly string[] | undefined

/** What stands for one part of a match: a character, or words of which it has one. */
interface Atom {
  readonly character?: string
  readonly words?: Words
  /** It takes no room in the text. */
  readonly isEmpty?: true
}

const shortest = 3
const unknown: Atom = {}

class Reader {
  private at = 0
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  /** What stands up to the end of the group. */
  alternatives(): Words {
    const all: Words[] = [this.sequence()]
    while (this.take(/\|/y)) all.push(this.sequence())
    const known = all.flatMap((words) => words ?? [])
    return all.includes(undefined) ? undefined : [...new Set(known)]
  }

  private sequence(): Words {
    let best: Words
    let run = ''
    const endOfRun = () => {
      best = better(best, [run])
      run = ''
    }
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at] ?? '')) {
      const { character, words, isEmpty } = this.atom()
      const times = this.take(/[*+?]\??|\{\d+(?:,\d*)?\}\??/y) ?? ''
      const isOptional = /^(?:[*?]|\{0)/.test(times)
      if (isEmpty) {
        if (!isOptional) best = better(best, words)
        continue
      }
      if (character !== undefined && !isOptional) run += character
      if (character !== undefined && times === '') continue
      endOfRun()
      if (!isOptional) best = better(best, words)
    }
    endOfRun()
    return best
  }

  private atom(): Atom {
    if (this.take(/[$^]|\\[bB]/y)) return { isEmpty: true }
    const open = this.take(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y)
    if (open !== undefined) return this.group(open)
    if (this.take(/\./y)) return unknown
    const set = this.take(/\[(?:\\[^]|[^\]\\])*\]/y)
    if (set !== undefined) return oneLetter(set)
    const escape = this.take(/\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|\d+|[^])/iy)
    if (escape !== undefined) return escaped(escape)
    return literal(this.source[this.at++] ?? '')
  }

  private group(open: string): Atom {
    const words = this.alternatives()
    this.at++
    if (open.endsWith('!')) return { isEmpty: true }
    return open.endsWith('=') ? { words, isEmpty: true } : { words }
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)?.[0]
    this.at += found?.length ?? 0
    return found
  }
}

const literal = (character: string): Atom =>
  /[\0-\x7F]/.test(character) ? { character: character.toLowerCase() } : unknown

const controls: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

function escaped(escape: string): Atom {
  const character = escape.slice(1)
  if (/^\W$/.test(character)) return literal(character)
  const control = controls[character]
  return control === undefined ? unknown : { character: control }
}

/** `[.]` and `[Kk]` are ways to write one character. */
function oneLetter(set: string): Atom {
  const [, first = '', second = first] = /^\[([^\\^])([^\\-])?\]$/.exec(set) ?? []
  return first !== '' && first.toLowerCase() === second.toLowerCase() ? literal(first) : unknown
}

/** The words that fewer texts have: long ones, and few. */
function better(a: Words, b: Words): Words {
  const [ofA, ofB] = [rarity(a), rarity(b)]
  return ofB > ofA ? b : ofA > 0 ? a : undefined
}

function rarity(words: Words): number {
  if (!words || words.length === 0) return 0
  const length = Math.min(...words.map((word) => word.length))
  return length < shortest ? 0 : Math.min(length, 12) / (1 + words.length / 10)
}
