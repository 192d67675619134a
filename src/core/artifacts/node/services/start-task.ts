import { ps, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import { powershellProgram } from './nssm.ts'

/** The tasks that run when the computer has started. */
export const startTasks = { kubeProxy: 'kube-proxy-start', network: 'node-network-start' } as const

/** Runs a script as SYSTEM at each start of the computer; `parameters` is code of a list of arguments. */
export const registerStartTask = (
  name: (typeof startTasks)[keyof typeof startTasks],
  script: PowerShellCode,
  parameters: PowerShellCode,
): PowerShellCode => ps`${powershellProgram}
$startArguments = ConvertTo-CommandLine -Arguments @('-NoProfile', '-ExecutionPolicy', 'Bypass', '-File', ${script}, ${parameters})
$null = Register-ScheduledTask -TaskName ${name} -Force -Action (New-ScheduledTaskAction -Execute $powershell -Argument $startArguments) -Trigger (New-ScheduledTaskTrigger -AtStartup) -Principal (New-ScheduledTaskPrincipal -UserId 'S-1-5-18' -RunLevel Highest)`
