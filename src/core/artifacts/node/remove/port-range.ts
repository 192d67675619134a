import { dynamicPorts } from '../../../catalog/node-ports.ts'
import { ownPortRange } from '../../../catalog/port-range.ts'
import { ps, psRaw } from '../../../text/powershell/powershell.ts'
import type { ScriptBlock } from '../prepare/script-block.ts'

const { start, count, excluded } = dynamicPorts.value
const own = ownPortRange.value
const last = excluded.start + excluded.count - 1

/** netsh writes in the language of Windows, so its numbers alone are read. Another range than ours stays. */
export const portRangeAgain: ScriptBlock = {
  code: ps`# What -ManyServices of node\prepare-node.ps1 set, and nothing else.
foreach ($protocol in @('tcp', 'udp')) {
    $range = (& netsh.exe @('int', 'ipv4', 'show', 'dynamicportrange', $protocol)) -join ' '
    if ($range -match ${psRaw(String.raw`'\b${start}\b.*\b${count}\b'`)} -and $PSCmdlet.ShouldProcess($protocol, ${`Give Windows its own dynamic ports again, from ${own.start} on`})) {
        Invoke-Native -Program 'netsh.exe' -Arguments @('int', 'ipv4', 'set', 'dynamicportrange', $protocol, ${String(own.start)}, ${String(own.count)})
    }
    $excluded = (& netsh.exe @('int', 'ipv4', 'show', 'excludedportrange', $protocol)) -join [Environment]::NewLine
    if ($excluded -match ${psRaw(String.raw`'(?m)^\s*${excluded.start}\s+${last}\b'`)} -and $PSCmdlet.ShouldProcess($protocol, 'Stop keeping the node ports free')) {
        & netsh.exe @('int', 'ipv4', 'delete', 'excludedportrange', $protocol, ${String(excluded.start)}, ${String(excluded.count)})
        if ($LASTEXITCODE -ne 0) { Write-Warning ('The node ports stay kept free for {0}; they harm nothing.' -f $protocol) }
    }
}`,
  why: {
    text: 'Node ports and dynamic ports are as Windows had them. Where the computer had a range of its own before, set that one again.',
    sources: [...dynamicPorts.sources, ...ownPortRange.sources],
  },
}
