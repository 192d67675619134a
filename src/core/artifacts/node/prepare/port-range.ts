import { dynamicPorts } from '../../../catalog/node-ports.ts'
import { ps } from '../../../text/powershell/powershell.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import type { ScriptBlock } from './script-block.ts'

const { start, count, excluded, perService, from } = dynamicPorts.value

export const portRangeParameter: Parameter = {
  name: 'ManyServices',
  type: '[switch]',
  set: 'Host',
  help: `Gives Windows more dynamic ports, for clusters from ${from} Services on`,
}

/** kube-proxy takes a block of dynamic ports for each Service. */
export const portRange: ScriptBlock = {
  code: ps`if ($ManyServices) {
    foreach ($protocol in @('tcp', 'udp')) {
        Invoke-Native -Program 'netsh.exe' -Arguments @('int', 'ipv4', 'set', 'dynamicportrange', $protocol, ${String(start)}, ${String(count)})
        & netsh.exe @('int', 'ipv4', 'add', 'excludedportrange', $protocol, ${String(excluded.start)}, ${String(excluded.count)})
        if ($LASTEXITCODE -ne 0) { Write-Warning ('The node ports are not kept free for {0}: they are already, or one is in use.' -f $protocol) }
    }
}`,
  why: {
    text: `Each Service takes about ${perService} dynamic ports; the default range is full at about 225 Services. Node ports are kept out of the larger range.`,
    sources: dynamicPorts.sources,
  },
}
