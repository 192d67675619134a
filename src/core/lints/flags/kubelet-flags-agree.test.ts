import { testLint } from '../../testing/test-lint.ts'
import { kubeletFlagsAgree } from './kubelet-flags-agree.ts'

const line = (flags: string) => `kubelet.exe --kubeconfig=C:\\k\\config --max-pods=30 ${flags}`

testLint(kubeletFlagsAgree, {
  valid: [
    {
      name: 'the lower below the higher',
      text: line('--image-gc-high-threshold=80 --image-gc-low-threshold=70'),
    },
    { name: 'the lower alone', text: line('--image-gc-low-threshold=70') },
    {
      name: 'a period of grace for the soft threshold',
      text: line(
        '--eviction-soft=memory.available<1Gi --eviction-soft-grace-period=memory.available=1m30s',
      ),
    },
    {
      name: 'a file that may hold the periods, and the other threshold',
      text: line(
        '--config=C:\\k\\c.yaml --eviction-soft=memory.available<1Gi --image-gc-high-threshold=75',
      ),
    },
    { name: 'no soft threshold', text: line('--eviction-soft=') },
    {
      name: 'values that a variable holds',
      text: line('--image-gc-high-threshold=$high --image-gc-low-threshold=90'),
    },
    {
      name: 'kube-proxy',
      text: 'kube-proxy.exe --image-gc-high-threshold=70 --image-gc-low-threshold=80',
    },
  ],
  invalid: [
    {
      name: 'the lower above the higher',
      text: line('--image-gc-high-threshold=70 --image-gc-low-threshold=80'),
      messages: [/--image-gc-low-threshold is 80, and --image-gc-high-threshold is 70/],
      severity: 'error',
    },
    {
      name: 'the higher below the default of the lower',
      text: line('--image-gc-high-threshold=75'),
      messages: [/--image-gc-low-threshold is 80, and --image-gc-high-threshold is 75/],
    },
    {
      name: 'both beside a file',
      text: line('--config=C:\\k\\c.yaml --image-gc-high-threshold=70 --image-gc-low-threshold=70'),
      messages: [/must be less than the second/],
    },
    {
      name: 'a soft threshold without its period',
      text: line('--eviction-soft=memory.available<1Gi,nodefs.available<10%'),
      messages: [
        /--eviction-soft has memory\.available and nodefs\.available, and --eviction-soft-grace-period does not/,
      ],
      severity: 'error',
    },
    {
      name: 'a period for one of two',
      text: line(
        '--eviction-soft=memory.available<1Gi,nodefs.available<10% --eviction-soft-grace-period=memory.available=1m',
      ),
      messages: [/--eviction-soft has nodefs\.available, and/],
    },
  ],
})
