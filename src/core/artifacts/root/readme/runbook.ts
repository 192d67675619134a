import type { Block } from '../../formats/content.ts'
import { nodeMaker } from '../../../derived/node-maker.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { markdownCode, markdownText as text } from '../../../text/markdown.ts'
import { stepsFor } from '../runbook/index.ts'
import type { Command, Step, StepContext } from '../runbook/step.ts'
import type { ReadmeContext } from './cite.ts'

/** The steps, numbered, each with its commands, files and sources. */
export function runbookSections(scenario: Scenario, context: ReadmeContext): readonly Block[] {
  const paths = new Set(context.files.map(({ path }) => path))
  const stepContext: StepContext = {
    has: (path) => paths.has(path),
  }
  return [
    {
      text: `## Runbook\n\n${
        nodeMaker(scenario) === 'scripts'
          ? 'PowerShell is typed on the Windows node, as administrator, in the directory of these files; shell on a machine whose kubectl administers the cluster.'
          : 'Shell is typed in the directory of these files, on a machine whose kubectl administers the cluster.'
      }`,
    },
    ...stepsFor(scenario, stepContext).map((step, i) =>
      section(step, i + 1, scenario, context, stepContext),
    ),
  ]
}

function section(
  step: Step,
  number: number,
  scenario: Scenario,
  context: ReadmeContext,
  stepContext: StepContext,
): Block {
  const files = (step.files ?? []).filter((path) => stepContext.has(path) || isIndex(path))
  const sources = context.cite(step.sources)
  return {
    text: [
      `### ${number}. ${text(step.title)}`,
      text(step.body(scenario, stepContext)),
      ...(step.commands?.(scenario, stepContext) ?? []).map(code),
      ...(files.length === 0 ? [] : [`Files: ${files.map(text).join(', ')}`]),
      ...(sources === '' ? [] : [`Sources: ${sources}`]),
    ].join('\n\n'),
    why: { decisions: step.decisions, sources: step.sources },
  }
}

/** Files about the other files come after this one. */
const isIndex = (path: string) => path === 'SHA256SUMS'

const code = (command: Command) =>
  'code' in command ? markdownCode('powershell', command.code) : markdownCode('sh', command.shell)
