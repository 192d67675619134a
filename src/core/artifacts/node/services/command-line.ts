import { ps } from '../../../text/powershell/powershell.ts'

/** Windows knows command lines, not lists of arguments: each argument must be quoted for the program that divides it again. */
export const commandLineFunction = ps`function ConvertTo-CommandLine {
    param ([string[]] $Arguments)
    $quoted = foreach ($argument in $Arguments) {
        if ($argument -ne '' -and $argument -notmatch '[\s"]') {
            $argument
        }
        else {
            $quote = [string] [char] 34
            $quote + ($argument -replace '(\\*)"', '$1$1\"' -replace '(\\+)$', '$1$1') + $quote
        }
    }
    return (@($quoted) -join ' ')
}`
