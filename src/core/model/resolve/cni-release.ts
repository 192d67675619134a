import { catalog } from '../../catalog/catalog.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Scenario } from '../scenario.ts'

/** The newest release in the facts that works in the mode. */
export const cniRelease = (scenario: Pick<Scenario, 'cni' | 'networkMode'>): string =>
  (cniMode(scenario)?.newestRelease ?? catalog.cni[scenario.cni].newestRelease).value
