import { testLint } from '../../../testing/test-lint.ts'
import { hostProcessTold } from './host-process-told.ts'

const known = { kubernetesVersion: '1.26' } as const

testLint(hostProcessTold, {
  valid: [
    'The pods use hostProcess: true and hostNetwork is true. Windows Server 2022.',
    'The pods use hostProcess: true. Windows Server 2022.',
    'Our pods run with process isolation, and hostNetwork is false. Windows Server 2022.',
    'The pods use hostProcess: true and hostNetwork is true. Others have hostNetwork: false.',
    'The IIS pods have runAsUserName: ContainerAdministrator, and we run a HostProcess DaemonSet.',
    String.raw`Our HostProcess pods use runAsUserName NT AUTHORITY\SYSTEM.`,
    'The namespace has pod-security.kubernetes.io/enforce: privileged and our HostProcess DaemonSet runs.',
    'We will not run a HostProcess container with Hyper-V isolation. We use a HostProcess pod.',
    'We will move our HostProcess DaemonSet out of the namespace with pod-security.kubernetes.io/enforce: baseline.',
    'We use HostProcess pods. Other pods run with Hyper-V isolation.',
    'In our pod one container has hostProcess: true, and so has the init container.',
  ].map((text) => ({ name: text, text: `${text} The nodes run Windows Server 2022.\n`, known })),
  invalid: [
    {
      name: 'without the network of the host',
      text: 'The pods use hostProcess: true but hostNetwork is false. Windows Server 2022.\n',
      known,
      messages: [/hostNetwork is false in a HostProcess pod/],
      severity: 'warning',
    },
    ...(
      [
        [
          'In our pod one container has hostProcess: true and the init container has hostProcess: false.',
          /^One container of a HostProcess pod has hostProcess: false/,
        ],
        [
          'Our HostProcess container uses runAsUserName: ContainerAdministrator.',
          /^runAsUserName of a HostProcess pod is ContainerAdministrator: runAsUserName must/,
        ],
        [
          'We start a HostProcess container with the RuntimeClass for Hyper-V isolation.',
          /cannot use Hyper-V isolation/,
        ],
        [
          'The namespace has pod-security.kubernetes.io/enforce: baseline and our HostProcess DaemonSet gets no pods.',
          /^The namespace of a HostProcess pod enforces baseline: Baseline and restricted/,
        ],
      ] as const
    ).map(([text, message]) => ({
      name: text,
      text: `${text} The nodes run Windows Server 2022.\n`,
      known,
      messages: [message],
      severity: 'warning' as const,
    })),
  ],
})
