/** Words of a language and what they are in English, the longer ones first. */
export interface Glossary {
  /** Short words that each text of the language has; where words are not parted, letters. */
  readonly common: ReadonlySet<string> | RegExp
  /** Alternatives of a pattern, by the English that stands for them. */
  readonly words: readonly (readonly [string, string])[]
  /** Words are not parted by blanks. */
  readonly isUnspaced?: true
}

/** Words in lower case, with one blank between them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
