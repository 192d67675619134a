import type { PowerShellPart } from '../../formats/content.ts'
import { psRaw } from '../../../text/powershell/powershell.ts'

/** Policy lists and endpoints outlive their network, and then keep the next one from working. */
export const removeNetwork: PowerShellPart = {
  code: psRaw(`# Policy lists go before endpoints, and endpoints before their network.
function Remove-NodeNetwork {
    param ([string] $Name)
    $networks = @(Get-HnsNetwork | Where-Object { $_.Name -eq $Name })
    if ($networks.Count -eq 0) { return }
    if (Get-Command -Name 'Get-HnsPolicyList' -ErrorAction SilentlyContinue) {
        Get-HnsPolicyList | Remove-HnsPolicyList
    }
    foreach ($network in $networks) {
        Write-Host ('Removing the HNS network {0}.' -f $network.Name)
        Get-HnsEndpoint | Where-Object { $_.PSObject.Properties['VirtualNetwork'] -and $_.VirtualNetwork -eq $network.Id } | Remove-HnsEndpoint
        $network | Remove-HnsNetwork
    }
}`),
  why: {
    text: 'In the order in which AKS cleans its nodes. Policy lists are those of the whole computer.',
    sources: ['ab-reset', 'ab-cleanup'],
  },
}
