/** `1 line`, `15,456 lines`. */
export const lineCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'line' : 'lines'}`
