import { testLint } from '../../../testing/test-lint.ts'
import { hostProcessTold } from './host-process-told.ts'

const known = { kubernetesVersion: '1.26' } as const

testLint(hostProcessTold, {
  valid: [
    'The pods use hostProcess: true and hostNetwork is true. Windows Server 2022.',
    'The pods use hostProcess: true. Windows Server 2022.',
    'Our pods run with process isolation, and hostNetwork is false. Windows Server 2022.',
    'The pods use hostProcess: true and hostNetwork is true. Others have hostNetwork: false.',
  ].map((text) => ({ name: text, text: `${text}\n`, known })),
  invalid: [
    {
      name: 'without the network of the host',
      text: 'The pods use hostProcess: true but hostNetwork is false. Windows Server 2022.\n',
      known,
      messages: [/hostNetwork is false in a HostProcess pod/],
      severity: 'warning',
    },
  ],
})
