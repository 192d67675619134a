import { testLint } from '../../testing/test-lint.ts'
import { kubeletEvictionMemory } from './kubelet-eviction-memory.ts'

const line = 'kubelet.exe --eviction-hard=memory.available<1Gi,nodefs.available<10% --max-pods=30'

testLint(kubeletEvictionMemory, {
  valid: [
    { name: 'a version that watches it', text: line, known: { kubernetesVersion: '1.31' } },
    {
      name: 'the disk alone',
      text: 'kubelet.exe --eviction-hard=nodefs.available<10% --max-pods=30',
      known: { kubernetesVersion: '1.27' },
    },
  ],
  invalid: [
    {
      name: 'a version that does not watch it',
      text: line,
      known: { kubernetesVersion: '1.30' },
      messages: [/^--eviction-hard has memory\.available.* up to 1\.30/],
      severity: 'warning',
    },
    {
      name: 'the soft threshold',
      text: 'kubelet.exe --eviction-soft=memory.available<1Gi --max-pods=30',
      known: { kubernetesVersion: '1.22' },
      messages: [/^--eviction-soft has memory\.available/],
    },
  ],
})
