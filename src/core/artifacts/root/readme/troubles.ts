import { troubles, type Trouble } from '../../../catalog/troubleshooting.ts'
import { isWithin } from '../../../values/version.ts'
import type { Block } from '../../formats/content.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { plainMarkdown as text } from '../../../text/formats/markdown.ts'
import type { ReadmeContext } from './cite.ts'

/** Symptoms that the documentation explains, as far as this node can have them. */
export function troublesSections(scenario: Scenario, context: ReadmeContext): readonly Block[] {
  const possible = troubles.filter((trouble) => canHappen(trouble, scenario))
  return [
    {
      text: `## Symptoms and causes\n\n${possible
        .map(
          ({ symptom, cause, fix }) =>
            `- ${text(symptom)}\n  Cause: ${text(cause.value)} ${context.cite(cause.sources)}\n  What to do: ${text(fix)}`,
        )
        .join('\n')}`,
      why: {
        decisions: ['cni', 'networkMode', 'platform', 'containerRuntime', 'kubernetesVersion'],
        sources: possible.flatMap(({ cause }) => cause.sources),
      },
    },
  ]
}

function canHappen(trouble: Trouble, scenario: Scenario): boolean {
  const { cni, modes, platforms, runtimes } = trouble.only ?? {}
  return (
    isWithin(scenario.kubernetesVersion, trouble) &&
    (cni?.includes(scenario.cni) ?? true) &&
    (modes?.includes(scenario.networkMode) ?? true) &&
    (platforms?.includes(scenario.platform) ?? true) &&
    (runtimes?.includes(scenario.containerRuntime) ?? true)
  )
}
