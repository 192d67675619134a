import { memoize } from './memoize.ts'

/** Text that was read once: rules and files take the value, messages and files the text. */
export interface Parsed<T> {
  /** What is written: without blanks around its parts where it can be read, as given where it cannot. */
  readonly text: string
  /** Undefined where the text cannot be read, which the rule about its syntax reports. */
  readonly value: T | undefined
}

/** Makes a reader that gives one object per text, so that a change is seen by identity. */
export const createReader = <T>(
  parse: (text: string) => T | undefined,
  spell: (text: string) => string = trim,
): ((raw: string) => Parsed<T>) =>
  memoize((raw) => {
    const text = spell(raw)
    const value = parse(text)
    return value === undefined ? { text: raw, value } : { text, value }
  })

const trim = (text: string) => text.trim()

/** One entry or several with commas between, without blanks around any. */
export const spellList = (text: string) => text.split(',').map(trim).join(',')

/** Spells text that stays text: without blanks around it where it has its form, else as it was given. */
export const createSpeller =
  (hasForm: (text: string) => boolean, spell: (text: string) => string = trim) =>
  (raw: string): string => {
    const text = spell(raw)
    return hasForm(text) ? text : raw
  }

/** Reads every item of a list. */
export const readEach =
  <T>(read: (raw: string) => T) =>
  (items: readonly string[]): readonly T[] =>
    items.map(read)

export const textsOf = (items: readonly Parsed<unknown>[]): readonly string[] =>
  items.map(({ text }) => text)

/** The items that can be read. */
export const valuesOf = <T>(items: readonly Parsed<T>[]): readonly T[] =>
  items.flatMap(({ value }) => (value === undefined ? [] : [value]))
