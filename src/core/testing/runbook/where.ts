import type { StepId } from '../../artifacts/root/runbook/index.ts'
import { file } from '../../artifacts/root/runbook/thing.ts'
import { nodePaths } from '../../artifacts/node/node-paths.ts'
import { catalog } from '../../catalog/catalog.ts'
import type { Scenario } from '../../model/scenario.ts'

export const cniFile = (scenario: Scenario) =>
  file(`${nodePaths(scenario).cniConf}\\${catalog.cni[scenario.cni].file.name.value}`)

/** The step that starts the services. */
export const startStep = ({ joinMethod }: Scenario): StepId =>
  joinMethod === 'kubeadm' ? 'kubeadm-join' : 'register-services'
