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
