import { mayMatch, type Searched } from './may-match.ts'

/**
 * Every match of a pattern with the flag `g`, one behind the other, as `matchAll` gives them. That
 * makes a copy of the pattern for each text, and engines may have to compile the copy anew.
 */
export function* foundIn(searched: Searched, pattern: RegExp): Generator<RegExpExecArray> {
  if (!mayMatch(searched, pattern)) return
  let at = 0
  for (;;) {
    pattern.lastIndex = at
    const found = pattern.exec(searched.text)
    // Others may use it before the next match is asked for.
    pattern.lastIndex = 0
    if (!found) return
    at = found.index + Math.max(found[0].length, 1)
    yield found
  }
}
