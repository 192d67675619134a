import { catalog } from '../../catalog/catalog.ts'
import type { IpamId } from '../../catalog/cni/define.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Scenario } from '../scenario.ts'

/** The IPAM that the plugin's own guide uses first in this mode. */
export const ipam = (scenario: Pick<Scenario, 'cni' | 'networkMode'>): IpamId =>
  (cniMode(scenario) ?? catalog.cni[scenario.cni].modes[0])?.ipam.value[0] ?? 'hns'
