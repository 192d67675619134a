import { catalog } from '../../catalog/catalog.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Scenario } from '../scenario.ts'

/** The name that the plugin or its agent gives the HNS network by itself. */
export const hnsNetworkName = (scenario: Pick<Scenario, 'cni' | 'networkMode' | 'vni'>): string =>
  (
    (cniMode(scenario) ?? catalog.cni[scenario.cni].modes[0])?.hnsNetworkName.value ?? scenario.cni
  ).replace('{vni}', String(scenario.vni))
