import { nearest } from '../../values/nearest.ts'

/** What tells what a file is, where it is spelt right. */
const heads = ['apiVersion', 'kind', 'cniVersion', 'plugins']
const topKey = /^(?:\{[ \t]*|[ \t]{0,2})["']?([A-Za-z]{3,16})["']?[ \t]*:/gm
/** Of a file whose top is right more is known. */
const most = 12

/** What is said of JSON or YAML in which nothing is known, with the key that may be misspelt. */
export function unknownData(text: string): string {
  const keys = [...text.slice(0, 2_000).matchAll(topKey)].slice(0, most).map(([, key = '']) => key)
  const [hint = ''] = keys.flatMap((key) => {
    const meant = heads.includes(key) ? undefined : nearest(key, heads)
    // Another word with another first letter is a word of its own: find, mind.
    return meant?.[0] === key[0] && meant !== undefined
      ? [` ${key} may stand for ${meant}: spelt so, the file can be checked.`]
      : []
  })
  return `JSON or YAML without one key that is known here: nothing checks it.${hint}`
}
