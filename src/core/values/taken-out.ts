import { acrossLines } from './across-lines.ts'

const wordsForTakenOut = new RegExp(
  acrossLines`
    ^(?:
      \*{1,40}|x{3,40}|\.{3}|…
      |(?:
        redacted|masked|hidden|removed|omitted|snip(?:ped)?|censored|anonymi[sz]ed|confidential
        |secret|private|password|token
      )(?: \w{1,20}){0,3}
      |(?:our|your|my|the|some|fill|put|insert|see)[ _-][^\W_]{1,30}(?:[ _-][^\W_]{1,30}){0,4}
    )$
  `,
  'i',
)
/** What stands in brackets for a value that was taken out or is filled in: `[redacted]`, `[***]`, `[our node]`. */
export const isTakenOut = (inner: string): boolean => wordsForTakenOut.test(inner.trim())
