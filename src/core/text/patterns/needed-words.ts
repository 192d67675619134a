/** What each match has: a word, all of several, or one of several. */
export type Need = string | { readonly all: readonly Need[] } | { readonly any: readonly Need[] }

/**
 * The words that stand in each match of a pattern, in lower case; shorter ones than three characters
 * are left out. It knows the syntax of patterns without the flag `v`.
 */
export const neededWords = ({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Need =>
  flags.includes('v') ? nothing : new Reader(source, flags.includes('u')).alternatives()

/** What stands for one part of a match: a character, or what it needs. */
interface Atom {
  readonly character?: string
  readonly need?: Need
  /** It takes no room in the text. */
  readonly isEmpty?: true
}

/**
 * Stands for any letter beyond ASCII, and is a word that no text has.
 * @internal for tests
 */
export const beyondAscii = '\x7F\x7F\x7F'

const shortest = 3
const nothing: Need = { all: [] }
const unknown: Atom = {}

const isNothing = (need: Need) => typeof need !== 'string' && 'all' in need && need.all.length === 0

const escape = /\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|\d+|[^])/iy
const escapeOfUnicode =
  /\\(?:u\{[\da-f]{1,6}\}|p\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|\d+|[^])/iy

class Reader {
  private at = 0
  private readonly source: string
  private readonly escape: RegExp

  constructor(source: string, isUnicode: boolean) {
    this.source = source
    this.escape = isUnicode ? escapeOfUnicode : escape
  }

  /** What stands up to the end of the group. */
  alternatives(): Need {
    const first = this.sequence()
    const any = [first]
    while (this.take(/\|/y) !== undefined) any.push(this.sequence())
    if (any.some(isNothing)) return nothing
    return any.length === 1 ? first : { any }
  }

  private sequence(): Need {
    const all: Need[] = []
    let run = ''
    const add = (need: Need = nothing) => {
      if (!isNothing(need)) all.push(need)
    }
    const endOfRun = () => {
      if (run.length >= shortest) add(run)
      run = ''
    }
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at] ?? '')) {
      const { character, need, isEmpty } = this.atom()
      const times = this.take(/[*+?]\??|\{\d+(?:,\d*)?\}\??/y) ?? ''
      const isOptional = /^(?:[*?]|\{0)/.test(times)
      if (isOptional) {
        if (isEmpty !== true) endOfRun()
        continue
      }
      if (character !== undefined) run += character
      const goesOn = isEmpty === true || (character !== undefined && times === '')
      if (!goesOn) endOfRun()
      add(need)
    }
    endOfRun()
    const [only] = all
    return all.length === 1 && only !== undefined ? only : { all }
  }

  private atom(): Atom {
    if (this.take(/[$^]|\\[bB]/y) !== undefined) return { isEmpty: true }
    const open = this.take(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y)
    if (open !== undefined) return this.group(open)
    if (this.take(/\./y) !== undefined) return unknown
    const set = this.take(/\[(?:\\[^]|[^\]\\])*\]/y)
    if (set !== undefined) return oneLetter(set)
    const special = this.take(this.escape)
    if (special !== undefined) return escaped(special)
    return literal(this.source[this.at++] ?? '')
  }

  private group(open: string): Atom {
    const need = this.alternatives()
    this.at++
    if (open.endsWith('!')) return { isEmpty: true }
    return open.endsWith('=') ? { need, isEmpty: true } : { need }
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)?.[0]
    this.at += found?.length ?? 0
    return found
  }
}

const literal = (character: string): Atom =>
  /[\0-\x7F]/.test(character)
    ? { character: character.toLowerCase() }
    : foldedToAscii.has(character)
      ? unknown
      : { need: beyondAscii }

/** Letters that are a form of s and k to a pattern with the flags `iu`. */
export const foldedToAscii: ReadonlyMap<string, string> = new Map([
  ['\u017F', 's'],
  ['\u212A', 'k'],
])

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
