import { testLint } from '../../../testing/test-lint.ts'
import { gateTold } from './gate-told.ts'

const known = { kubernetesVersion: '1.31' } as const

testLint(gateTold, {
  valid: [
    ...[
      'Feature gates we considered for the kubelet: HyperVContainer=true. We did not set it.',
      'kubelet feature gates were: HyperVContainer=true until 1.20; now none.',
      'We had problems with the kubelet feature gate HyperVContainer=true in 2019.',
      'With this kubelet the feature gate HyperVContainer=true is refused.',
      'A tutorial shows for the kubelet feature gates: HyperVContainer=true.',
    ].map((text) => ({ name: text, text: `${text}\n`, known })),
    {
      name: 'a gate that the version has',
      text: 'featureGates:\n  NodeLogQuery: true\nis what the kubelet of our Windows node has\n',
      known,
    },
    {
      name: 'a gate of the API server',
      text: 'The API server has the feature gates EndpointSlice: true, the kubelet none.\n',
      known,
    },
    {
      name: 'a gate that was taken out',
      text: 'We removed the feature gate HyperVContainer=true from the kubelet.\n',
      known,
    },
    {
      name: 'a gate that somebody means to set',
      text: 'Should we set the feature gate HyperVContainer=true for the kubelet?\n',
      known,
    },
    {
      name: 'a gate of Antrea of the same name',
      text: 'kubelet runs. antrea-agent.conf: featureGates: EndpointSlice: true\n',
      known,
    },
    {
      name: 'a command line, which is judged itself',
      text: 'Our feature gates:\nC:\\k\\kubelet.exe --v=2 --feature-gates=HyperVContainer=true\n',
      known,
    },
  ],
  invalid: [
    {
      name: 'a gate to come, in a piece of a file in a sentence',
      text: 'We have featureGates: {WindowsGracefulNodeShutdown: true} in kubelet-config.yaml, and the kubelet exits.\n',
      known,
      messages: [/WindowsGracefulNodeShutdown comes with 1\.32/],
      severity: 'warning',
    },
    {
      name: 'a gate that is gone, in a piece of a file',
      text: 'featureGates:\n  MemoryManager: true\n  NodeLogQuery: true\nis what the kubelet config of our Windows node has\n',
      known: { kubernetesVersion: '1.36' },
      messages: [/MemoryManager is gone since 1\.36/],
    },
    {
      name: 'what the kubelet logs of its flags',
      text: 'FLAG: --feature-gates="DynamicKubeletConfig=false"\nkubelet 1.26.1 on Windows\n',
      known: { kubernetesVersion: '1.26' },
      messages: [/DynamicKubeletConfig is gone since 1\.26/],
    },
  ],
})
