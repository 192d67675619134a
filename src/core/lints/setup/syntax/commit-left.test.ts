import { testLint } from '../../../testing/test-lint.ts'
import { commitLeft } from './commit-left.ts'

const counters = (
  used: string,
) => `PS C:\\> (Get-Counter "\\Memory\\Committed Bytes","\\Memory\\Commit Limit").CounterSamples | ft Path,CookedValue

Path                              CookedValue
----                              -----------
\\\\win-7\\memory\\committed bytes    ${used}
\\\\win-7\\memory\\commit limit       17179869184
`

testLint(commitLeft, {
  valid: [
    { name: 'half of it in use', text: counters('8589934592') },
    { name: 'some of it left', text: counters('16149077032') },
    {
      name: 'no limit to compare with',
      text: counters('17179869000').replace(/.*commit limit.*\n/, ''),
    },
  ],
  invalid: [
    {
      name: 'nearly all of it in use',
      text: counters('17018070492'),
      messages: [/^99 per cent of the commit/],
      // Where it begins to hurt nobody says.
      severity: 'warning',
    },
  ],
})
