import type { Explanation } from '../../../model/artifact.ts'
import type { PowerShellCode } from '../../../text/powershell/powershell.ts'

/** A piece of a script with the reason for it. */
export interface ScriptBlock {
  readonly code: PowerShellCode
  readonly why?: Explanation
}
