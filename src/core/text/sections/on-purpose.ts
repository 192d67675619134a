import { acrossLines } from '../../values/across-lines.ts'

/** What somebody says of a state that is wanted so. */
export const onPurpose =
  /\b(?:on purpose|as (?:it should be|intended|planned)|by design|deliberate(?:ly)?)\b/i

/** Whoever has it takes it for what it is: no question, and no doubt. */
export const asExpected = new RegExp(
  acrossLines`
    \b(?:that|this|which|it) is (?:(?:all|also|quite|perfectly) )?
      (?:normal|expected(?! to\b)|by design|as designed|a (?:well[ -])?known limit(?:ation)?)\b
      (?![^.!?]{0,120}\?)
    |^\W{0,4}(?:is|are) no (?:errors?|faults?)\b(?![^.!?]{0,80}\?)
    |^\W{0,3}as expected\b
  `,
  'i',
)

/** Words that lead to what comes as it should. */
export const expectedly = new RegExp(
  acrossLines`
    \b(?:as (?:is )?(?:expected|known)|as we know),\s[^.;]{0,80}$
    |\bshould (?:then |now )?
      (?:time out|fail|not (?:work|succeed)|be (?:blocked|refused|denied|rejected))\b
      [^.;?!]{0,40}$
  `,
  'i',
)
