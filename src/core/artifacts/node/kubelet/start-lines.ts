import { argumentText, type Argument, type PowerShellPart } from '../../formats/content.ts'
import { ps, psRaw } from '../../../text/powershell.ts'

/** An array of arguments, one a line, each with its own reason. */
export const argumentArray = (
  args: readonly Argument[],
  variable = 'arguments',
): readonly PowerShellPart[] => [
  { code: psRaw(`$${variable} = @(`) },
  ...args.map((argument) => ({ code: ps`    ${argumentText(argument)}`, why: argument.why })),
  { code: psRaw(')') },
]

/** klog writes to standard error, which must not end the script. */
export const runProgram = psRaw(`$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE`)
