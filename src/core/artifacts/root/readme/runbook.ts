import type { Block } from '../../formats/content.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { markdownCode, plainMarkdown as text } from '../../../text/formats/markdown.ts'
import { stepsFor, type StepId } from '../runbook/index.ts'
import type { Command, Step, StepContext } from '../runbook/step.ts'
import type { IndexContext } from '../../../model/artifact.ts'
import type { ReadmeContext } from './cite.ts'
import { expected } from './expected.ts'

type Place = 'powershell' | 'sh'

const places: Readonly<Record<Place, string>> = {
  powershell: 'on the node',
  sh: 'on a machine with kubectl',
}

/**
 * The steps, with the numbers of the page: each section has one block of commands, all typed at one
 * place, and what one should see.
 */
export function runbookSections(scenario: Scenario, context: IndexContext): readonly Block[] {
  const stepContext = stepContextOf(context)
  const sections = stepsFor(scenario, stepContext).flatMap((step, i) =>
    sectionsOf(step, scenario, stepContext).map((section, j, { length }) => ({
      ...section,
      number: `${i + 1}${length === 1 ? '' : 'abcdefgh'.charAt(j)}`,
    })),
  )
  return sections.map(({ number, step, title, body, code, see }) => ({
    text: [
      `## ${number}. ${text(title)}\n${body === '' ? '' : text(body)}`.trimEnd(),
      ...(code === undefined ? [] : [code]),
      ...(see === undefined ? [] : [`You should see: ${text(see)}`]),
    ].join('\n\n'),
    why: { decisions: step.decisions, sources: step.sources },
  }))
}

/** What each step rests on. */
export function stepSources(scenario: Scenario, context: ReadmeContext): readonly Block[] {
  const lines = stepsFor(scenario, stepContextOf(context)).flatMap(({ title, sources }) => {
    const links = context.cite(sources)
    return links === '' ? [] : [`- ${text(title)}: ${links}`]
  })
  return lines.length === 0 ? [] : [{ text: `## Sources of the runbook\n\n${lines.join('\n')}` }]
}

function stepContextOf({ files }: IndexContext): StepContext {
  const paths = new Set(files.map(({ path }) => path))
  return { has: (path) => paths.has(path) }
}

interface Section {
  readonly step: Step
  readonly title: string
  readonly body: string
  readonly code: string | undefined
  readonly see: string | undefined
}

/** A step at two places becomes two sections. */
function sectionsOf(
  step: Step<StepId>,
  scenario: Scenario,
  context: StepContext,
): readonly Section[] {
  const groups = groupsOf(step.commands?.(scenario, context) ?? [])
  const sees = expected[step.id]?.(scenario) ?? []
  const body = step.body(scenario, context)
  if (groups.length === 0) {
    return [{ step, title: step.title, body, code: undefined, see: undefined }]
  }
  return groups.map(({ place, lines }, i) => ({
    step,
    title: groups.length === 1 ? step.title : `${step.title}, ${places[place]}`,
    body: i === 0 ? body : '',
    code: markdownCode(place, lines.join('\n')),
    see: sees[i] ?? sees.at(-1),
  }))
}

interface Group {
  readonly place: Place
  readonly lines: string[]
}

function groupsOf(commands: readonly Command[]): readonly Group[] {
  const groups: Group[] = []
  for (const command of commands) {
    const [place, line] =
      'code' in command ? (['powershell', command.code] as const) : (['sh', command.shell] as const)
    const last = groups.at(-1)
    if (last?.place === place) last.lines.push(line)
    else groups.push({ place, lines: [line] })
  }
  return groups
}
