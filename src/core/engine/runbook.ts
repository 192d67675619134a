import { broughtTo, type Brought } from '../artifacts/root/readme/parameters.ts'
import { stepsFor } from '../artifacts/root/runbook/index.ts'
import type { SourceRef } from '../catalog/fact.ts'
import type { GeneratedFile } from '../model/artifact.ts'
import type { Evaluation } from './evaluate.ts'

/** The runbook of a plan as a page shows it; README.md has the same steps. */
export interface Runbook {
  readonly bring: readonly Brought[]
  readonly steps: readonly RunbookStep[]
}

export interface RunbookStep {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly commands: readonly RunbookCommand[]
  /** Files of the zip that it uses. */
  readonly files: readonly string[]
  readonly sources: readonly SourceRef[]
}

export interface RunbookCommand {
  /** PowerShell on the node, or a shell where kubectl administers the cluster. */
  readonly where: 'node' | 'cluster'
  readonly text: string
}

/** The steps of a plan in their order, and what the person who takes them brings along. */
export function runbookOf(
  { scenario }: Pick<Evaluation, 'scenario'>,
  files: readonly Pick<GeneratedFile, 'path'>[],
): Runbook {
  const paths = new Set(files.map(({ path }) => path))
  const context = { has: (path: string) => paths.has(path) }
  return {
    bring: broughtTo(scenario).filter(({ script }) => paths.has(script)),
    steps: stepsFor(scenario, context).map((step) => ({
      id: step.id,
      title: step.title,
      body: step.body(scenario, context),
      commands: (step.commands?.(scenario, context) ?? []).map((command) =>
        'code' in command
          ? { where: 'node', text: command.code }
          : { where: 'cluster', text: command.shell },
      ),
      files: (step.files ?? []).filter((path) => paths.has(path)),
      sources: step.sources,
    })),
  }
}
