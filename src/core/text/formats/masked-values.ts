/** A scalar that somebody covered with asterisks; for YAML it is an alias that nothing made. */
const masked =
  /(^[ \t]*(?:-[ \t]+)+|:[ \t]+|[,{[][ \t]*)(\*(?:[^\s,\]}#*]{0,80}\*)[^\s,\]}#]{0,200}|\*[^\n*:#]{1,60}\*)(?=[ \t]*(?:#[^\n]*)?$|[ \t]*[,\]}])/gm

/** The same text, as long as before, with quotes in the place of the first and the last letter of what was covered. */
export const withMasksQuoted = (text: string): string =>
  text.replace(
    masked,
    (_, before: string, value: string) => `${before}"${'*'.repeat(value.length - 2)}"`,
  )
