import type { PowerShellPart } from '../../formats/content.ts'
import { psRaw } from '../../../text/powershell/powershell.ts'

/** Load balancers of the time before a restart point at addresses that are gone. */
export const stalePolicies: PowerShellPart = {
  code: psRaw(`if (Get-Command -Name 'Get-HnsPolicyList' -ErrorAction SilentlyContinue) {
    Get-HnsPolicyList | Remove-HnsPolicyList
}`),
  why: {
    text: 'kube-proxy makes its load balancers anew when it starts; those of an earlier start point at addresses that may be gone.',
    sources: ['ab-reset'],
  },
}
