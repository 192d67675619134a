import { testLint } from '../../../testing/test-lint.ts'
import { overlayGateTold } from './overlay-gate-told.ts'

const known = { kubernetesVersion: '1.17' } as const

testLint(overlayGateTold, {
  valid: [
    ...[
      'flannel vxlan on Windows; the WinOverlay feature gate is on in kube-proxy.',
      'flannel vxlan on Windows; the WinDSR feature gate is off in kube-proxy.',
      'flannel host-gw on Windows; the WinOverlay feature gate is off in kube-proxy.',
      'flannel vxlan on Windows. Is it bad if the WinOverlay feature gate is off in kube-proxy?',
      'flannel vxlan on Windows. The WinOverlay feature gate is off by default in kube-proxy.',
      'flannel vxlan on Windows. In the docs the WinOverlay feature gate is off in kube-proxy.',
      'flannel host-gw on Windows; we did not enable WinOverlay in kube-proxy.',
      'flannel vxlan on Windows; never start kube-proxy without WinOverlay.',
      'DSR is off in kube-proxy on Windows, which has no feature gate WinDSR.',
      'On Windows kube-proxy could be started with --enable-dsr=true but without the gate WinDSR?',
    ].map((text) => ({ name: text, text: `${text}\n`, known })),
    {
      name: 'a version that has it on by itself',
      text: 'flannel vxlan on Windows; we did not enable WinOverlay in kube-proxy.\n',
      known: { kubernetesVersion: '1.20' },
    },
    {
      name: 'a line that was sent',
      text: 'flannel vxlan on Windows; we did not enable WinOverlay in kube-proxy.\n\nkube-proxy.exe --v=4 --feature-gates=WinOverlay=true --source-vip=10.244.1.2 --proxy-mode=kernelspace --hostname-override=w1\n',
      known,
    },
    {
      name: 'a version that has it locked',
      text: 'flannel vxlan on Windows; the WinOverlay feature gate is off in kube-proxy.\n',
      known: { kubernetesVersion: '1.34' },
    },
  ],
  invalid: (
    [
      [
        'flannel vxlan on Windows; the WinOverlay feature gate is off in kube-proxy.',
        /WinOverlay is off for kube-proxy: it stops at its start/,
      ],
      [
        'flannel vxlan on Windows; the feature gate WinOverlay is not enabled for kube-proxy.',
        /WinOverlay is off for kube-proxy: it stops at its start/,
      ],
      [
        'flannel vxlan on Windows; kube-proxy runs without the gate WinOverlay.',
        /WinOverlay is off for kube-proxy, as it is by default before 1\.20: it stops/,
      ],
      [
        'On Windows kube-proxy is started with --enable-dsr=true but without the feature gate WinDSR.',
        /^Direct server return is on, and the gate WinDSR is off for kube-proxy, as it is by/,
      ],
    ] as const
  ).map(([text, message]) => ({
    name: text,
    text: `${text}\n`,
    known,
    messages: [message],
    severity: 'warning' as const,
  })),
})
