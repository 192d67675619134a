import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { stopSignal } from './stop-signal.ts'

const windows = { os: { name: 'windows' } }
const signal = (stopSignal: string) => ({ lifecycle: { stopSignal } })

testLint(stopSignal, {
  valid: [
    { name: 'SIGTERM beside the system', document: podManifest(windows, signal('SIGTERM')) },
    { name: 'SIGKILL beside the system', document: podManifest(windows, signal('SIGKILL')) },
    {
      name: 'a pod for Linux',
      document: podManifest({ os: { name: 'linux' } }, signal('SIGUSR1')),
    },
    { name: 'none', document: podManifest({}, { lifecycle: {} }) },
  ],
  invalid: [
    {
      name: 'a signal of Linux',
      document: podManifest(windows, signal('SIGUSR1')),
      messages: [/takes SIGTERM and SIGKILL alone/],
      severity: 'error',
    },
    {
      name: 'a pod that does not name its system',
      document: podManifest({ nodeSelector: { 'kubernetes.io/os': 'windows' } }, signal('SIGTERM')),
      messages: [/the pod has no spec\.os\.name/],
      severity: 'error',
    },
  ],
})
