import type { Catalog } from '../../catalog/catalog.ts'
import type { IpamId } from '../../catalog/cni/define.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Scenario } from '../scenario.ts'

/** The IPAM that the plugin's own guide uses first in this mode. */
export const ipam = (scenario: Pick<Scenario, 'cni' | 'networkMode'>, catalog: Catalog): IpamId =>
  (cniMode(scenario, catalog) ?? catalog.cni[scenario.cni].modes[0])?.ipam.value[0] ?? 'hns'
