/** A line that people draw between texts; below the head of a table it underlines. */
export const isDrawn = (text: string, above = '') =>
  /^(?:-{5,200}|={5,200}|_{5,200}|~{5,200}|\*{5,200}|#{8,200})\s*$/.test(text) &&
  // Not every program underlines the head of a table to its end.
  (above.trim() === '' || Math.abs(above.trim().length - text.trim().length) > 4)
