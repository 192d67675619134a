import { inferred, verified } from './fact.ts'

const about = 'powershell-docs Microsoft.PowerShell.Core/About'

/** How Windows PowerShell, which Windows brings along, takes scripts and writes files. */
export const powershell = {
  /** What a command goes on behind; a blank after it undoes that. */
  goesOn: verified('`', [`${about}/about_Parsing.md#L202-L225`]),
  /** The same in a batch file: the caret takes the end of the line away, or else the blank that stands there. */
  batchGoesOn: inferred('^', ['batch-caret'], {
    note: 'that a blank behind it ends the command follows from what the caret escapes',
  }),
  /** What cmdlets write where they are told no encoding, or `utf8`; PowerShell 7 writes neither. */
  encodings: verified({ none: 'UTF-16', utf8: 'UTF-8 with a byte order mark' } as const, [
    `${about}/about_Character_Encoding.md#L54-L104`,
  ]),
  /** The levels of objects below the first that ConvertTo-Json writes where it is told none. */
  jsonDepth: verified(2, [
    'powershell-docs Microsoft.PowerShell.Utility/ConvertTo-Json.md#L167-L168',
  ]),
  /** How cmdlets that copy and move items call where to; others, such as Expand-Archive, call it DestinationPath. */
  itemParameter: verified('-Destination', [
    'powershell-docs Microsoft.PowerShell.Management/Move-Item.md',
    'powershell-docs Microsoft.PowerShell.Management/Copy-Item.md',
  ]),
  /** What a name without `.exe` stands for; that PowerShell 6 and later lack it leaves which one runs the script. */
  scAlias: inferred({ name: 'sc', command: 'Set-Content' } as const, [
    'powershell-docs Microsoft.PowerShell.Management/Set-Content.md#L8-L9',
  ]),
} as const
