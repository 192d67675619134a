interface Texted {
  readonly text: string
}

/** An item of a list in YAML, of which the program is not told. */
export const isItem = ({ text }: Texted) => /^\s*-\s+["']?--/.test(text)

/** A line with more than one argument on it. */
export const isMoreThanArgument = ({ text }: Texted) => !/^\s*["']?--\S+\s*$/.test(text)
