import { testLint } from '../../testing/test-lint.ts'
import { logRunnerFlag } from './log-runner-flag.ts'

const line = (flags: string) =>
  `SERVICE_NAME: kubelet\n        BINARY_PATH_NAME   : C:\\k\\kube-log-runner.exe -log-file=C:\\k\\a.log ${flags} C:\\k\\kubelet.exe --windows-service --config=C:\\k\\config.yaml\n`

testLint(logRunnerFlag, {
  valid: [
    {
      name: 'no log runner, in a release without it',
      text: 'SERVICE_NAME: kubelet\n        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --windows-service --config=C:\\k\\config.yaml\n',
      known: { kubernetesVersion: '1.22' },
    },
    { name: 'a file alone', text: line(''), known: { kubernetesVersion: '1.30' } },
    {
      name: 'all of the first release, with two hyphens',
      text: line('--also-stdout=true --redirect-stderr'),
      known: { kubernetesVersion: '1.23' },
    },
    {
      name: 'rotation where it is known',
      text: line('-log-file-size=100M'),
      known: { kubernetesVersion: '1.34' },
    },
  ],
  invalid: [
    {
      name: 'a release without it',
      text: line('-also-stdout=true'),
      known: { kubernetesVersion: '1.22' },
      messages: [/came with Kubernetes 1\.23; 1\.22 has none/],
      severity: 'warning',
    },
    {
      name: 'a name that it does not have',
      text: line('--logfile=C:\\k\\b.log'),
      known: { kubernetesVersion: '1.34' },
      messages: [/given --logfile=C:\\k\\b\.log, which no release of it knows/],
      severity: 'error',
    },
    {
      name: 'rotation before',
      text: line('-log-file-size=100M -log-file-age=168h'),
      known: { kubernetesVersion: '1.31' },
      messages: [/given -log-file-size=100M and -log-file-age=168h, which it knows from 1\.34/],
      severity: 'error',
    },
  ],
})
