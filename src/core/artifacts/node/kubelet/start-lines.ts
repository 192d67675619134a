import { psRaw } from '../../../text/powershell/powershell.ts'

/** klog writes to standard error, which must not end the script. */
export const runProgram = psRaw(`$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE`)
