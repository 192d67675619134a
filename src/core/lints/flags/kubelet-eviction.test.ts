import { testLint } from '../../testing/test-lint.ts'
import { kubeletEviction } from './kubelet-eviction.ts'

testLint(kubeletEviction, {
  valid: [
    {
      name: 'what Windows has',
      text: 'kubelet.exe --eviction-hard=nodefs.available<10% --max-pods=30',
    },
    { name: 'none', text: 'kubelet.exe --eviction-hard= --max-pods=30' },
  ],
  invalid: [
    {
      name: 'inodes',
      text: 'kubelet.exe --eviction-hard=memory.available<100Mi,nodefs.inodesFree<5% --max-pods=30',
      messages: [/--eviction-hard has nodefs\.inodesFree, which Windows does not have/],
      severity: 'warning',
    },
    {
      name: 'the soft threshold',
      text: 'kubelet.exe --eviction-soft=nodefs.inodesFree<5% --max-pods=30',
      messages: [/--eviction-soft has nodefs\.inodesFree/],
    },
  ],
})
