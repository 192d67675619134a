import { inferred, verified } from '../fact.ts'
import type { Tree } from './define-tree.ts'

/** What is noticed while a cluster runs. */
export const operationTrees: readonly Tree[] = [
  {
    id: 'T-21',
    title: 'Clock or time zone of a pod is wrong',
    said: ['The time in the container is wrong', 'The pod has another time zone'],
    steps: [
      {
        id: 'a',
        ask: 'Is it the time zone that is wrong, and the time of UTC right?',
        expected: inferred('Yes.', ['github moby/moby/issues/40284']),
        yes: {
          cause: inferred('A container takes the time zone of its host.', [
            'github microsoft/Windows-Containers/issues/15',
            'github moby/moby/issues/40284',
          ]),
          remedy:
            'Run tzutil /s at its start, with host and image of May 2021 or newer; before, set the zone of the host.',
        },
        no: { next: 'b' },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Is the time wrong on the node too?',
        expected: inferred('Yes.', ['website-kubelet-tls-bootstrapping']),
        yes: {
          cause: inferred('The clock of the node is off.', ['website-kubelet-tls-bootstrapping']),
          remedy: 'See w32tm /query /status; start W32Time and give it a source.',
        },
        no: {
          cause: inferred(
            'Images of 1803 or older, isolated by Hyper-V, take a wrong clock once the host has slept.',
            ['github moby/moby/issues/37283'],
          ),
          remedy: 'Take images of 1903 or newer.',
        },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-22',
    title: 'Pods are ended before they are done',
    said: ['The grace period is ignored', 'preStop has no effect', 'No SIGTERM arrives'],
    steps: [
      {
        id: 'a',
        ask: 'Does the program wait for CTRL_SHUTDOWN_EVENT (SetConsoleCtrlHandler)?',
        expected: inferred('Yes.', ['github microsoft/Windows-Containers/issues/546']),
        yes: { next: 'b' },
        no: {
          cause: inferred('Windows sends no SIGTERM, but CTRL_SHUTDOWN_EVENT.', [
            'github microsoft/Windows-Containers/issues/546',
            'github kubernetes/kubernetes/issues/73434',
          ]),
          remedy: 'Handle that event; .NET does with Host and its lifetime.',
        },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Is it ended after some 5 seconds, with docker or an image of servercore?',
        expected: inferred('Yes.', ['github kubernetes/kubernetes/issues/73434']),
        yes: {
          cause: verified(
            'Windows in the container waits 5 seconds (WaitToKillServiceTimeout) and then ends everything.',
            [
              'github kubernetes/kubernetes/issues/73434',
              'github microsoft/hcsshim/pull/1416',
              'github microsoft/Windows-Containers/issues/164',
            ],
          ),
          remedy: 'Update containerd, whose shim raises it, or raise it in the image.',
        },
        no: { next: 'c' },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Was the node shut down or restarted?',
        expected: inferred('No.', ['github kubernetes/enhancements/pull/4813']),
        yes: {
          end: 'Collect terminationGracePeriodSeconds, and the end of the log of the program.',
        },
        no: {
          cause: inferred(
            'Older kubelets on Windows do not end pods in order when the node shuts down.',
            ['github kubernetes/enhancements/pull/4813'],
          ),
          remedy: 'Drain the node first.',
        },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-23',
    title: 'The node restarts by itself',
    said: ['The node reboots without a reason', 'Nodes restart at night'],
    steps: [
      {
        id: 'a',
        command:
          "Get-WinEvent -FilterHashtable @{LogName='System';Id=1074,6008,41} -MaxEvents 9 | fl",
        expected: inferred(
          'Event 1074 names Windows Update, TrustedInstaller or MoUsoCoreWorker.',
          ['github vmware-tanzu/tanzu-framework/issues/977'],
        ),
        yes: {
          cause: inferred('Windows Update restarts the node.', [
            'github vmware-tanzu/tanzu-framework/issues/977',
            'github kubernetes-sigs/sig-windows-tools/pull/51',
            'github kubernetes-sigs/windows-testing/pull/34',
          ]),
          remedy: 'Switch automatic updates off; patch by drain and restart, or with new images.',
        },
        no: {
          end: 'Event 1074 names who asked for it; with 41 or 6008 alone look for C:\\Windows\\MEMORY.DMP and the events of the platform.',
        },
        cost: 2,
      },
    ],
  },
  {
    id: 'T-24',
    title: 'Pods for Linux come to Windows nodes',
    said: ['The chart starts its pods on Windows nodes', 'Linux pods hang on Windows nodes'],
    steps: [
      {
        id: 'a',
        command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
        expected: verified('Only pods with images for Windows.', ['website-windows']),
        yes: { end: 'Collect kubectl describe of one of these pods.' },
        no: {
          cause: inferred(
            'Nothing keeps them on Linux nodes: no node selector, and no taint on the Windows nodes.',
            [
              'github linkerd/linkerd2/issues/3072',
              'github dapr/dapr/issues/1748',
              'github kubernetes/ingress-nginx/issues/6360',
            ],
          ),
          remedy:
            'Set nodeSelector kubernetes.io/os: linux in the chart, for its jobs and hooks too, or taint the Windows nodes.',
        },
        cost: 1,
      },
    ],
  },
]
