import { fromQuery, type Choices } from '../../core/plan.ts'
import { readScenarioFile } from '../../core/scenario-file.ts'

export type ReadSetup = { readonly choices: Choices } | { readonly problem: string }

/** A setup from the text of a `scenario.json`. */
export function setupFromFile(text: string): ReadSetup {
  const read = readScenarioFile(text)
  if (!read.ok) return { problem: read.message }
  if (read.named === 0) return { problem: 'No decision of a plan is in this file.' }
  return { choices: read.choices }
}

/** A setup from a link of this app, or from what follows its question mark. */
export function setupFromLink(text: string): ReadSetup {
  const line = text.trim()
  const [, query = ''] = /#[^?]*\?(.+)$/.exec(line) ?? /^\??(v=.+)$/.exec(line) ?? []
  if (query === '') {
    return { problem: 'This is no link to a plan: one has “#/plan” and a question mark in it.' }
  }
  return { choices: fromQuery(query).choices }
}
