/** `1 line`, `15,456 lines`. */
export const countText = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
