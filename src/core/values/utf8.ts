/** How many bytes a text has in UTF-8, which is what Go counts. */
export const utf8Length = (text: string): number =>
  encodeURIComponent(text.toWellFormed()).replace(/%../g, '-').length
