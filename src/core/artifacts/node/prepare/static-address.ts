import { network } from '../../../catalog/network.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps } from '../../../text/powershell/powershell.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import type { ScriptBlock } from './script-block.ts'

type Host = Pick<Scenario, 'windowsRelease'>

const { without, key, name } = network.staticAddress.value

/** Whether a static address can be lost when HNS moves it to its switch. */
export const losesStaticAddress = ({ windowsRelease }: Host): boolean => windowsRelease !== without

const parameter: Parameter = {
  name: 'KeepStaticAddress',
  type: '[switch]',
  set: 'Host',
  help: 'Keeps an address that was given by hand when the network of the pods is made',
}

/** The switch as one types it. */
export const keepAddressSwitch = `-${parameter.name}`

export const keepAddressParameters = (scenario: Host): readonly Parameter[] =>
  losesStaticAddress(scenario) ? [parameter] : []

/** The key may not be there before HNS has made a network; made anew, it would lose its values. */
export const keepAddress = (scenario: Host): readonly ScriptBlock[] =>
  losesStaticAddress(scenario)
    ? [
        {
          code: ps`if ($KeepStaticAddress) {
    if (-not (Test-Path -LiteralPath ${key})) { $null = New-Item -Path ${key} -Force }
    Set-ItemProperty -LiteralPath ${key} -Name ${name} -Type DWord -Value 1
}`,
          why: {
            text: 'Without it a static address has been lost when HNS moved it to its switch, and the computer with it.',
            decisions: ['windowsRelease'],
            sources: network.staticAddress.sources,
          },
        },
      ]
    : []
