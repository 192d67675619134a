import type { AnyFact } from '../catalog/fact.ts'
import type { LintViolation } from '../model/lint.ts'
import type { Config } from '../model/parsed.ts'

/** JSON that cannot be read: wrong as it stands, unless whoever pasted it cut something away. */
export function syntaxFault(
  fault: Config['fault'],
  text: string,
  fact: AnyFact,
): readonly LintViolation[] {
  if (!fault) return []
  const isCut =
    !/[}\]]\s*$/.test(text) || /\.{3}|\u2026|\{\{|<[\w -]{1,40}>|\bsnip|\$[a-z({]/i.test(text)
  const hasBackslash = /"[^"]*(?<!\\)\\[^\\"/bfnrtu][^"]*"/.test(fault.text)
  return [
    {
      path: [],
      place: fault.place,
      basis: isCut ? 'advice' : 'refused',
      message: `The file is no JSON: ${fault.reason}${hasBackslash ? ', as a path has single backslashes' : ''}.`,
      ...(hasBackslash ? { remediation: 'Double the backslashes, or write slashes.' } : {}),
      facts: [fact],
    },
  ]
}
