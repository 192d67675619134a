import { testLint } from '../../../testing/test-lint.ts'
import { kubeletScheduledTask } from './kubelet-scheduled-task.ts'

const known = { kubernetesVersion: '1.28' } as const
const task = (user: string, settings: string, program = 'kubelet.exe') => `
$a = New-ScheduledTaskAction -Execute 'C:\\k\\${program}' -Argument '--config=C:\\k\\kubelet.yaml'
$t = New-ScheduledTaskTrigger -AtStartup
$p = New-ScheduledTaskPrincipal ${user}
$s = New-ScheduledTaskSettingsSet ${settings}
Register-ScheduledTask -TaskName k -Action $a -Trigger $t -Principal $p -Settings $s
`
const endless = '-ExecutionTimeLimit ([TimeSpan]::Zero)'

testLint(kubeletScheduledTask, {
  valid: [
    { name: 'SYSTEM without an end', text: task('-UserId SYSTEM', endless), known },
    { name: 'an elevated user', text: task('-UserId l\\a -RunLevel Highest', endless), known },
    {
      name: 'an older kubelet',
      text: task('-UserId l\\a -RunLevel Limited', endless),
      known: { kubernetesVersion: '1.20' },
    },
    { name: 'another program', text: task('-UserId l\\a', '', 'clean.exe'), known },
  ],
  invalid: [
    {
      name: 'limited rights',
      text: task('-UserId l\\a -RunLevel Limited', endless),
      known,
      messages: [/stops where its process is not elevated/],
      severity: 'warning',
    },
    {
      name: 'an end that nobody wrote',
      text: task('-UserId SYSTEM', '-RestartCount 3', 'kube-proxy.exe'),
      known,
      messages: [/runs kube-proxy has no -ExecutionTimeLimit of its own/],
      severity: 'warning',
    },
    {
      name: 'both in a file of the scheduler',
      text: `<Task><Principals><Principal><UserId>l\\a</UserId>
<RunLevel>LeastPrivilege</RunLevel></Principal></Principals>
<Settings><ExecutionTimeLimit>PT72H</ExecutionTimeLimit></Settings>
<Actions><Exec><Command>C:\\k\\kubelet.exe</Command></Exec></Actions></Task>`,
      known,
      messages: [/no -ExecutionTimeLimit/, /not elevated/],
    },
  ],
})
