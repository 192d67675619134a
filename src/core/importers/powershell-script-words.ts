import { acrossLines } from '../values/across-lines.ts'

export const sign = new RegExp(
  acrossLines`
    ^[ \t]*(?:\[[\w.[\]]{1,80}\]\s*)?\$(?:global:|script:|env:)?\w{1,80}\s*\+?=
    |^[ \t]*(?:
      #Requires|param\s*\(|function\s+[\w-]+|Set-StrictMode|Import-Module|Write-Host
      |Start-Service|Restart-Service|Start-Process|New-Service|Set-EnvVarIfNotSet
      |Invoke-Expression
      |Configuration[ \t]+\w{1,80}[ \t]*\{
      |(?:foreach|if|while)\s*\(\$
    )
    |^[ \t]*&\s*["'$C]
    |^[ \t]*(?:(?:New|Move|Copy)-Item|(?:Set|Add)-Content)[ \t]
  `,
  'im',
)

/** A text of several lines begins behind it. */
export const opensText = /^[^\n@]{0,300}@["'][ \t]*$/m
export const openQuote = /@["'][ \t\r]*\n/

/** What a condition looks for is nothing that the script runs. */
export const comparison = /^-(?:not)?(?:like|match|contains|in)$|^-(?:eq|ne)$/i

/** What starts a program that it is given. */
export const starter = new RegExp(
  acrossLines`
    ^(?:
      Start-Process|New-ScheduledTaskAction|schtasks(?:\.exe)?
      |\[(?:System\.)?Diagnostics\.Process\]::Start$
      |saps|start|Invoke-Expression|iex|cmd(?:\.exe)?|powershell(?:\.exe)?|wins|\$\w+
      |[A-Za-z]:\\.{0,200}(?:kubelet|kube-proxy|flanneld)(?:\.exe)?\s
      |.{0,200}\bkube-log-runner(?:\.exe)?$
    )
  `,
  'i',
)
