/** Words of a language and what they are in English, the longer ones first. */
export interface Glossary {
  /** Short words that each text of the language has. */
  readonly common: RegExp
  /** Alternatives of a pattern, by the English that stands for them. */
  readonly words: readonly (readonly [string, string])[]
  /** Words are not parted by blanks. */
  readonly isUnspaced?: true
}
