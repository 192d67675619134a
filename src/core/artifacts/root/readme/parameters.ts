import type { Scenario } from '../../../model/scenario.ts'
import { plainMarkdown as text } from '../../../text/markdown.ts'
import { dockerParameters } from '../../node/docker/parameters.ts'
import { joinParameters } from '../../node/join-node.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import { prepareParameters } from '../../node/prepare-node.ts'

/** What the zip does not hold: secrets, and hashes that nobody publishes; a line for each script that asks. */
export function bringLines(scenario: Scenario): string {
  const scripts: readonly (readonly [string, readonly Parameter[]])[] = [
    ['node/prepare-node.ps1', prepareParameters(scenario)],
    ...(scenario.containerRuntime === 'containerd'
      ? []
      : [['node/install-docker.ps1', dockerParameters(scenario)] as const]),
    ['node/join-node.ps1', joinParameters(scenario)],
  ]
  return scripts
    .flatMap(([script, list]) => {
      const asked = list.filter(({ mandatory, type }) => mandatory && type !== '[switch]')
      const each = asked.map(({ name, help }) => `${text(`-${name}`)}: ${text(help)}`)
      return each.length === 0 ? [] : [`- For ${text(script)}: ${each.join('. ')}.`]
    })
    .join('\n')
}
