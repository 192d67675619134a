import { testLint } from '../../../testing/test-lint.ts'
import { containerdRunService } from './containerd-run-service.ts'

const made = (program: string) =>
  `=== setup.ps1 ===\nInstall-WindowsFeature Containers\nsc.exe create containerd binPath= ${program} start= auto\nStart-Service containerd\n`

testLint(containerdRunService, {
  valid: [
    { name: 'the flag', text: made(String.raw`"C:\containerd\containerd.exe --run-service"`) },
    {
      name: 'its own registration',
      text: String.raw`=== setup.ps1 ===
& "C:\containerd\containerd.exe" --register-service
`,
    },
    {
      name: 'what sc shows of its own registration',
      text: String.raw`=== sc.txt ===
C:\> sc.exe qc containerd
SERVICE_NAME: containerd
        BINARY_PATH_NAME   : "C:\Program Files\containerd\containerd.exe" --run-service
`,
    },
    { name: 'a wrapper', text: made(String.raw`"C:\k\nssm.exe"`) },
    {
      name: 'arguments that a variable holds',
      text: made(String.raw`"C:\cd\containerd.exe $all"`),
    },
  ],
  invalid: [
    {
      name: 'the program alone',
      text: made(String.raw`"C:\Program Files\containerd\containerd.exe"`),
      messages: [/--run-service is missing/],
      severity: 'error',
    },
    {
      name: 'other flags',
      text: made(String.raw`"C:\cd\containerd.exe --config C:\cd\config.toml"`),
      messages: [/--run-service is missing/],
      severity: 'error',
    },
  ],
})
