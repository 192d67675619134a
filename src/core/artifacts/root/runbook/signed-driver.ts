import { catalog } from '../../../catalog/catalog.ts'
import type { CniPlugin } from '../../../catalog/cni/define.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { psRaw } from '../../../text/powershell/powershell.ts'
import { defineStep } from './step.ts'
import { machine, session } from './thing.ts'

export const signedDriver = defineStep({
  id: 'signed-driver',
  title: 'Let Windows load the driver of the network',
  when: (scenario) => driverOf(scenario) !== undefined,
  body: (scenario) =>
    `The driver of ${driverOf(scenario)?.value} that the project gives out is signed for tests only. On a machine for tests, let Windows load such drivers and restart it; Secure Boot must be off. After the restart open PowerShell as administrator in the directory of these files again. For anything else bring a package with a signed driver, and leave these commands out.`,
  commands: () => [psRaw('Bcdedit.exe -set TESTSIGNING ON'), psRaw('Restart-Computer')],
  effects: () => [
    {
      does: 'Windows takes the driver',
      needs: [],
      makes: [machine.signedDriver],
      restarts: true,
    },
    { does: 'a new session is opened', needs: [], makes: [session.administrator] },
  ],
  decisions: ['cni'],
  sources: ['an-doc#L182-L222'],
})

function driverOf({ cni }: Pick<Scenario, 'cni'>) {
  const { testSignedDriver }: Pick<CniPlugin, 'testSignedDriver'> = catalog.cni[cni]
  return testSignedDriver
}
