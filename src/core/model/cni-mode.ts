import type { Catalog } from '../catalog/catalog.ts'
import type { CniMode } from '../catalog/cni/define.ts'
import type { Scenario } from './scenario.ts'

/** How the chosen plugin works in the chosen mode; undefined where it does not know the mode. */
export function cniMode(
  { cni, networkMode }: Pick<Scenario, 'cni' | 'networkMode'>,
  catalog: Catalog,
): CniMode | undefined {
  return catalog.cni[cni].modes.find(({ id }) => id === networkMode)
}

/** Whether the file of the plugin has a place for exceptions from address translation. */
export const takesExceptions = (
  scenario: Pick<Scenario, 'cni' | 'networkMode'>,
  catalog: Catalog,
): boolean =>
  cniMode(scenario, catalog)?.hasExceptionList === true ||
  catalog.cni[scenario.cni].file.format === 'vpc-bridge'
