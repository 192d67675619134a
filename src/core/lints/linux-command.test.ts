import { podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { linuxCommand } from './linux-command.ts'

testLint(linuxCommand, {
  valid: [
    {
      name: 'a program of Windows',
      document: podManifest({}, { command: ['cmd.exe', '/c', 'dir'] }),
    },
    {
      name: 'a pod for Linux',
      document: podManifest(
        { nodeSelector: { 'kubernetes.io/os': 'linux' } },
        { command: ['/bin/sh'] },
      ),
    },
  ],
  invalid: [
    {
      name: 'a shell of Linux',
      document: podManifest({}, { command: ['/bin/sh', '-c', 'sleep 5'] }),
      messages: [/^spec\.containers\[0\]\.command\[0\] is \/bin\/sh, a program of Linux/],
      severity: 'warning',
    },
    {
      name: 'a probe of Linux',
      document: podManifest(
        {},
        { livenessProbe: { exec: { command: ['/usr/bin/test', '-f', 'a'] } } },
      ),
      messages: [/livenessProbe\.exec\.command\[0\] is \/usr\/bin\/test/],
    },
  ],
})
