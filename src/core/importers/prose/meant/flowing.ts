import type { Document } from '../../../model/document.ts'

/** A line that ends between a name and its value; names in columns have theirs one below the other. */
const broken =
  /^(?![^\n]*(?:\t| {2}|\|))([^\n]{1,200}[^\n\d\s])[ \t]?\n(?=[ \t]{0,3}(?:(?:\d{1,3}\.){3}\d|(?:cidr|subnet|network|range)\b))/gim

/** Sentences with their ranges and addresses in one line; every character keeps its place. */
export const flowing = (doc: Document): Document => ({
  ...doc,
  text: doc.text.replaceAll(broken, (whole) => whole.replace('\n', ' ')),
})
