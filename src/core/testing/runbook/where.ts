import { file } from '../../artifacts/root/runbook/thing.ts'
import { nodePaths } from '../../artifacts/node/node-paths.ts'
import { catalog } from '../../catalog/catalog.ts'
import type { Scenario } from '../../model/scenario.ts'

export const cniFile = (scenario: Scenario) =>
  file(`${nodePaths(scenario).cniConf}\\${catalog.cni[scenario.cni].file.name.value}`)
