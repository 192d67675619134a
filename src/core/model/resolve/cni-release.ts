import type { Catalog } from '../../catalog/catalog.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Scenario } from '../scenario.ts'

/** The newest release in the facts that works in the mode. */
export const cniRelease = (
  scenario: Pick<Scenario, 'cni' | 'networkMode'>,
  catalog: Catalog,
): string =>
  (cniMode(scenario, catalog)?.newestRelease ?? catalog.cni[scenario.cni].newestRelease).value
