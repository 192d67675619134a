import { documentFlaws, type DocumentFlaw } from '../../../catalog/document-flaws.ts'
import { isWithin } from '../../../values/version.ts'
import { nodeMaker } from '../../../derived/node-maker.ts'
import type { IndexContext } from '../../../model/artifact.ts'
import type { Block } from '../../formats/content.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { plainMarkdown as text } from '../../../text/formats/markdown.ts'
import { checks } from '../../verify/checks/index.ts'
import { runsKubeProxy } from '../../node/node-downloads.ts'
import type { ReadmeContext } from './cite.ts'

/** The questions that verify.sh and verify.ps1 ask. */
export function checksSections(scenario: Scenario): readonly Block[] {
  const asked = checks.filter(({ when }) => when?.(scenario) ?? true)
  return [
    {
      text: `## How to verify\n\n${asked
        .map((check, i) => {
          const from = check.notFromWindows === undefined ? '' : ` (${text(check.notFromWindows)})`
          return `${i + 1}. ${text(check.title(scenario))}${from}`
        })
        .join('\n')}`,
      why: {
        decisions: asked.flatMap(({ decisions }) => decisions),
        sources: asked[0]?.sources ?? [],
      },
    },
  ]
}

/** Commands of the guides that do not work as printed. */
export function correctionsSections(scenario: Scenario, context: ReadmeContext): readonly Block[] {
  const flaws =
    nodeMaker(scenario) === 'scripts' ? documentFlaws.filter((flaw) => matters(flaw, scenario)) : []
  if (flaws.length === 0) return []
  return [
    {
      text: `## What the guides print and these files have instead\n\n${flaws
        .map(
          ({ printed, instead, why }) =>
            `- Printed: ${text(printed)}\n  Here: ${text(instead)}\n  Why: ${`${text(why.value)} ${context.cite(why.sources)}`.trim()}`,
        )
        .join('\n')}`,
      why: { sources: flaws.flatMap(({ why }) => why.sources) },
    },
  ]
}

function matters(flaw: DocumentFlaw, scenario: Scenario): boolean {
  const { only = {} } = flaw
  return (
    isWithin(scenario.kubernetesVersion, flaw) &&
    (only.containerRuntime === undefined || only.containerRuntime === scenario.containerRuntime) &&
    (only.mode === undefined || only.mode === scenario.networkMode) &&
    (only.kubeProxy === undefined || runsKubeProxy(scenario))
  )
}

export function filesSections({ files }: IndexContext): readonly Block[] {
  return [
    {
      text: `## Files\n\n${files.map(({ path }) => `- ${text(path)}`).join('\n')}\n- SHA256SUMS`,
    },
  ]
}
