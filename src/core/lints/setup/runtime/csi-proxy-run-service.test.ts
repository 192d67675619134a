import { testLint } from '../../../testing/test-lint.ts'
import { csiProxyRunService } from './csi-proxy-run-service.ts'

const shown = (program: string) => `=== sc.txt ===
C:\\> sc.exe qc csiproxy

SERVICE_NAME: csiproxy
        TYPE               : 10  WIN32_OWN_PROCESS
        BINARY_PATH_NAME   : ${program}
        DISPLAY_NAME       : csiproxy
`
const made = (program: string) =>
  `=== setup.ps1 ===\nmkdir C:\\k\nsc.exe create csi-proxy binPath= ${program} start= auto\n`

testLint(csiProxyRunService, {
  valid: [
    { name: 'the flag', text: shown(String.raw`C:\k\csi-proxy.exe -windows-service -v=4`) },
    { name: 'two hyphens', text: shown(String.raw`"C:\k\csi-proxy.exe" --windows-service=true`) },
    { name: 'a script that has it', text: made(String.raw`"C:\k\csi-proxy.exe -windows-service"`) },
    { name: 'a wrapper', text: shown(String.raw`C:\k\nssm.exe`) },
    { name: 'arguments of a variable', text: made(String.raw`"C:\k\csi-proxy.exe $flags"`) },
    { name: 'no service', text: '=== run.ps1 ===\nC:\\k\\csi-proxy.exe -v=4\n' },
  ],
  invalid: [
    {
      name: 'other flags',
      text: shown(String.raw`C:\k\csi-proxy.exe -v=5`),
      messages: [/csi-proxy .* -windows-service is missing/],
      severity: 'error',
    },
    {
      name: 'the flag that is off',
      text: shown(String.raw`C:\k\csi-proxy.exe -windows-service=false`),
      messages: [/-windows-service is missing/],
      severity: 'error',
    },
    {
      name: 'a script without it',
      text: made(String.raw`"C:\k\csi-proxy.exe -log_file=C:\k\csi.log -logtostderr=false"`),
      messages: [/-windows-service is missing/],
      severity: 'error',
    },
  ],
})
