import type { Block } from '../../formats/content.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { markdownTable, markdownText as text } from '../../../text/markdown.ts'
import { dockerParameters } from '../../node/docker/parameters.ts'
import { joinParameters } from '../../node/join-node.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import { prepareParameters } from '../../node/prepare-node.ts'

/** What the zip does not hold: secrets, and hashes that nobody publishes. */
export function parametersSections(scenario: Scenario): readonly Block[] {
  const scripts: readonly (readonly [string, readonly Parameter[]])[] = [
    ['node/prepare-node.ps1', prepareParameters(scenario)],
    ...(scenario.containerRuntime === 'containerd'
      ? []
      : [['node/install-docker.ps1', dockerParameters(scenario)] as const]),
    ['node/join-node.ps1', joinParameters(scenario)],
  ]
  const rows = scripts.flatMap(([script, list]) =>
    list
      .filter(({ mandatory, type }) => mandatory && type !== '[switch]')
      .map(({ name, help }) => [text(script), `\`-${name}\``, text(help)]),
  )
  return [
    {
      text: '## What you bring\n\nTokens, keys and passwords are never part of these files. The scripts ask for them, and for hashes that no publisher keeps where a script could fetch them.',
    },
    ...(rows.length === 0
      ? []
      : [{ text: markdownTable(['Script', 'Parameter', 'What, and where from'], rows) }]),
  ]
}
