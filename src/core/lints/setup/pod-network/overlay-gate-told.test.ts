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
    ].map((text) => ({ name: text, text: `${text}\n`, known })),
    {
      name: 'a version that has it locked',
      text: 'flannel vxlan on Windows; the WinOverlay feature gate is off in kube-proxy.\n',
      known: { kubernetesVersion: '1.34' },
    },
  ],
  invalid: [
    'flannel vxlan on Windows; the WinOverlay feature gate is off in kube-proxy.',
    'flannel vxlan on Windows; the feature gate WinOverlay is not enabled for kube-proxy.',
  ].map((text) => ({
    name: text,
    text: `${text}\n`,
    known,
    messages: [/WinOverlay is off for kube-proxy: it stops at its start/],
    severity: 'warning' as const,
  })),
})
