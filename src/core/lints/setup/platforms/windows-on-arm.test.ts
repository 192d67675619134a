import { testLint } from '../../../testing/test-lint.ts'
import { windowsOnArm } from './windows-on-arm.ts'

testLint(windowsOnArm, {
  valid: [
    'Our Linux nodes are ARM64 (Graviton), the Windows nodes are amd64.',
    'Do Windows nodes run on ARM64?',
    'We do not want to add Windows nodes on our ARM64 machines.',
    'We want to add Windows nodes; the ARM64 machines stay Linux.',
    'Windows nodes on x64; the Linux nodes on ARM64.',
    'The Windows nodes cannot run on ARM64, so we use amd64.',
    'The Windows nodes are on ARM64 no longer, they have amd64.',
  ].map((text) => ({ name: text, text: `Kubernetes 1.29. ${text}\n` })),
  invalid: [
    'Windows nodes on ARM64 machines, Kubernetes 1.29.',
    'Our Windows workers are ARM64.',
    'We want to add Windows Server 2022 nodes on our ARM64 machines (Ampere).',
    'The Windows Server 2022 nodes run on Graviton machines.',
  ].map((text) => ({
    name: text,
    text: `${text}\n`,
    messages: [
      /^Windows nodes are told to be on \w+: Kubernetes is built for Windows on amd64 alone/,
    ],
    severity: 'warning' as const,
  })),
})
