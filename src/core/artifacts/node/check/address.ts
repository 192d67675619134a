import { network } from '../../../catalog/network.ts'
import { nodePorts } from '../../../catalog/node-ports.ts'
import { ps, psLines, psRaw, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import type { ScriptBlock } from '../prepare/script-block.ts'
import { keepAddressSwitch, losesStaticAddress } from '../prepare/static-address.ts'
import { byoh, check, type Checked } from './check.ts'

/** The adapter, its MTU, and the way to the API server. */
export function address(scenario: Checked): ScriptBlock {
  const { text: endpoint, value } = scenario.apiServerEndpoint
  const addresses = scenario.nodeIP.value?.map(({ text }) => text) ?? [scenario.nodeIP.text]
  return {
    code: psLines([
      check(
        'Address of the node',
        ps`foreach ($address in ${addresses}) {
        $found = Get-NetIPAddress -IPAddress $address -ErrorAction SilentlyContinue
        if (-not $found) { throw ('no adapter has {0}' -f $address) }
        if (@($found.InterfaceAlias) -notcontains ${scenario.networkAdapter}) { throw ('{0} is on the adapter {1}, the plan says {2}' -f $address, ($found.InterfaceAlias -join ', '), ${scenario.networkAdapter}) }
        '{0} on {1}, {2}, MTU {3}' -f $address, ($found.InterfaceAlias -join ', '), ($found.PrefixOrigin -join ', '), ((Get-NetIPInterface -InterfaceAlias $found.InterfaceAlias -AddressFamily IPv4).NlMtu -join ', ')${staticAddress(scenario)}
    }`,
      ),
      check(
        'API server',
        ps`if (-not (Test-NetConnection -ComputerName ${value?.host ?? endpoint} -Port ${value?.port ?? nodePorts.apiServer.value} -InformationLevel Quiet -WarningAction SilentlyContinue)) { throw ${`${endpoint} cannot be reached`} }
    ${endpoint}`,
      ),
    ]),
    why: {
      text: 'The network plugin looks for the adapter by its name or address. An overlay takes 50 bytes of the MTU.',
      decisions: ['nodeIP', 'networkAdapter', 'apiServerEndpoint', 'windowsRelease'],
      sources: [byoh, 'ms-problems', ...network.staticAddress.sources],
    },
  }
}

/** Whoever gave the address by hand is told what keeps it; nobody else is asked. */
function staticAddress(scenario: Checked): PowerShellCode {
  const { key, name } = network.staticAddress.value
  if (!losesStaticAddress(scenario)) return psRaw('')
  return ps`
        $state = Get-ItemProperty -LiteralPath ${key} -ErrorAction SilentlyContinue
        $isKept = $state -and $state.PSObject.Properties[${name}] -and $state.${psRaw(name)} -eq 1
        if ((@($found.PrefixOrigin) -contains 'Manual') -and -not $isKept) { Write-Warning ${`the address is static; it can be lost when the network of the pods is made: call node\\prepare-node.ps1 with ${keepAddressSwitch}, and have a way to the console`} }`
}
