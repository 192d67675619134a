import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps, psRaw, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import { nodePaths, type Layout } from '../node-paths.ts'

/** Some plugins expect a network that somebody else made. */
export function isMadeByScript({
  cni,
  networkMode,
}: Pick<Scenario, 'cni' | 'networkMode'>): boolean {
  const mode = catalog.cni[cni].modes.find(({ id }) => id === networkMode)
  return mode?.hnsNetworkBy.value === 'script'
}

/** The module that makes networks, on a line of its own, where a script makes one; Windows brings what looks at them. */
export const importHnsModule = (
  scenario: Layout & Pick<Scenario, 'networkMode'>,
): PowerShellCode =>
  isMadeByScript(scenario)
    ? ps`Import-Module -Name ${nodePaths(scenario).hnsModule} -DisableNameChecking
`
    : psRaw('')
