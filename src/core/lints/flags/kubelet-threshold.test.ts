import { testLint } from '../../testing/test-lint.ts'
import { kubeletThreshold } from './kubelet-threshold.ts'

const line = (flags: string) => `C:\\k\\kubelet.exe --config=C:\\k\\c.yaml ${flags}`

testLint(kubeletThreshold, {
  valid: [
    {
      name: 'quantities and shares',
      text: line(
        '--eviction-hard=memory.available<500Mi,nodefs.available<10%,imagefs.available<1.5%',
      ),
    },
    {
      name: 'in quotes',
      text: line('--eviction-hard="memory.available<500Mi,nodefs.available<10%"'),
    },
    { name: 'a variable', text: line('--eviction-hard=memory.available<$Memory') },
    { name: 'none', text: line('--eviction-hard=') },
  ],
  invalid: [
    {
      name: 'bytes',
      text: line('--eviction-hard=memory.available<500Mb,nodefs.available<10%'),
      messages: [/--eviction-hard has memory\.available<500Mb; that is no quantity/],
      severity: 'error',
    },
    {
      name: 'a signal that there is not',
      text: line('--eviction-soft=mem.available<500Mi'),
      messages: [/mem\.available<500Mi; the kubelet knows no such signal/],
      severity: 'error',
    },
  ],
})
