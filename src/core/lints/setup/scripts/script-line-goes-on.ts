import { powershell } from '../../../catalog/powershell.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const why: Readonly<Record<string, string>> = {
  blank: 'A blank stands behind the backtick',
  backslash: 'The line ends in a backslash, which PowerShell does not know for that',
  nothing: 'The line ends without a backtick',
  caret: 'A blank stands behind the caret',
}

export const scriptLineGoesOn = defineLint({
  id: 'script-line-goes-on',
  on: 'setup',
  summary: 'The lines of one command in a script end in what lets it go on',
  remediation:
    'End each line but the last in a backtick, or in a batch file in a caret, with nothing behind it.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'script.brokenLine').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `${why[String(one.value)] ?? 'The line ends'}: the command ends here, and the flags below are none of it.`,
      facts: [one.value === 'caret' ? powershell.batchGoesOn : powershell.goesOn],
    })),
})
