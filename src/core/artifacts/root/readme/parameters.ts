import type { Scenario } from '../../../model/scenario.ts'
import { plainMarkdown as text } from '../../../text/formats/markdown.ts'
import { dockerParameters } from '../../node/docker/parameters.ts'
import { joinParameters } from '../../node/join-node.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import { prepareParameters } from '../../node/prepare-node.ts'

/** A value that a script asks for, because no file may hold it. */
export interface Brought {
  readonly script: string
  readonly name: string
  readonly help: string
}

/** What the zip does not hold: secrets, and hashes that nobody publishes. */
export function broughtTo(scenario: Scenario): readonly Brought[] {
  const scripts: readonly (readonly [string, readonly Parameter[]])[] = [
    ['node/prepare-node.ps1', prepareParameters(scenario)],
    ...(scenario.containerRuntime === 'containerd'
      ? []
      : [['node/install-docker.ps1', dockerParameters(scenario)] as const]),
    ['node/join-node.ps1', joinParameters(scenario)],
  ]
  return scripts.flatMap(([script, list]) =>
    list
      // The cluster gives the pod range only once the node is there.
      .filter(({ mandatory, type, set }) => mandatory && type !== '[switch]' && set !== 'Network')
      .map(({ name, help }) => ({ script, name, help })),
  )
}

/** The same as a list, a line for each script that asks. */
export function bringLines(scenario: Scenario): string {
  const all = broughtTo(scenario)
  const lines = [...new Set(all.map(({ script }) => script))].map((script) => {
    const each = all
      .filter((one) => one.script === script)
      .map(({ name, help }) => `${text(`-${name}`)}: ${text(help)}`)
    return `- For ${text(script)}: ${each.join('. ')}.`
  })
  return [...lines, ...(all.some(isUnlistedHash) ? [ownHash] : [])].join('\n')
}

const isUnlistedHash = ({ name, help }: Brought) => name.endsWith('Hash') && /nowhere/.test(help)

const ownHash =
  '- A hash that is listed nowhere: fetch the file on a second machine, over another connection if you can, and compute it there with Get-FileHash, or sha256sum on Linux. It shows that both got the same file, not that the file is good.'
