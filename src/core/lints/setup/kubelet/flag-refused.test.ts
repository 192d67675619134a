import { testLint } from '../../../testing/test-lint.ts'
import { flagRefused } from './flag-refused.ts'

testLint(flagRefused, {
  valid: [
    {
      name: 'another program',
      text: 'PS C:\\> helm install x\nError: unknown flag: --frobnicate\n',
    },
    { name: 'a line that stops on none', text: 'kubelet.exe --max-pods=30\n' },
  ],
  invalid: [
    {
      name: 'a flag that was removed',
      text: 'E0413 13:08:10.312301   26404 run.go:74] "command failed" err="failed to parse kubelet flag: unknown flag: --network-plugin"\n',
      messages: [/kubelet has it up to 1\.23, so the one that stopped is newer/],
      severity: 'error',
    },
    {
      name: 'a flag that other components have too',
      text: 'E0413 13:08:10.312301   26404 run.go:74] "command failed" err="failed to parse kubelet flag: unknown flag: --logtostderr"\n',
      messages: [/kubelet has it up to 1\.25/],
    },
    {
      name: 'a flag that ended before the oldest version of the tables',
      text: 'var/log/rancher/kubelet.log\nF0313 10:49:35.501269    4272 server.go:147] unknown flag: --cadvisor-port\n',
      messages: [/stopped on --cadvisor-port; the kubelet has it up to 1\.11/],
      severity: 'warning',
    },
    {
      name: 'a flag that came later',
      text: 'PS C:\\k> .\\kubelet.exe\nError: unknown flag: --windows-priorityclass\n',
      messages: [/kubelet has it from 1\.\d+ on, so the one that stopped is older/],
      severity: 'info',
    },
    {
      name: 'a misspelt flag',
      text: 'Error: unknown flag: --network-plugn\n',
      messages: [/the flag is called --network-plugin/],
      severity: 'error',
    },
    {
      name: 'a flag beside it that ended with it or before',
      text: 'C:\\k\\kubelet.exe --network-plugin=cni --image-pull-progress-deadline=20m --log-dir=C:\\k\\logs --max-pods=30\n\nError: failed to parse kubelet flag: unknown flag: --network-plugin\n',
      messages: [
        /stopped on --network-plugin; kubelet has it up to 1\.23/,
        /newer than 1\.23; it has no --image-pull-progress-deadline either/,
      ],
      severity: 'error',
    },
  ],
})
