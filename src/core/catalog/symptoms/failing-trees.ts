import { inferred } from '../fact.ts'
import type { Tree } from './define-tree.ts'
import { refusedByHcs } from './not-started.ts'

/** Where containers start, and do not stay or do not count as healthy. */
export const failingTrees: readonly Tree[] = [
  {
    id: 'T-28',
    title: 'Probes of pods fail',
    said: [
      'Readiness probes of Windows pods fail',
      'The liveness probe kills the pod',
      'Health checks of pods time out',
    ],
    steps: [
      {
        id: 'a',
        command: 'kubectl describe pod POD',
        says: ['statuscode'],
        expected: inferred('Unhealthy: HTTP probe failed with statuscode.', [
          'github prometheus-community/helm-charts/issues/4790',
        ]),
        yes: {
          cause: inferred(
            'The program answers, and with an error: it serves nothing at this path or port, asks for a login, or has a fault of its own. The network is fine.',
            ['github prometheus-community/helm-charts/issues/4790'],
          ),
          see: ['E-05'],
        },
        no: { next: 'b' },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Does the event say that the connection is refused?',
        says: ['refused'],
        expected: inferred('Yes.', ['github kubernetes/kubernetes/issues/62594']),
        yes: {
          cause: inferred(
            'Nothing listens there yet, since the program starts slowly; or it listens on 127.0.0.1 alone or ended.',
            ['github kubernetes/kubernetes/issues/62594'],
          ),
          remedy: 'Give it a startupProbe, and let it listen on all addresses.',
          see: ['N-29'],
        },
        no: { next: 'c' },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Is it a probe with a command, and does it time out?',
        says: ['failed to exec in container: timeout', 'probe failed: command', 'probe errored'],
        expected: inferred('Yes.', ['github kubernetes/kubernetes/issues/92464']),
        yes: {
          cause: inferred(
            'The command takes longer than timeoutSeconds, which is 1 second if not set; PowerShell alone often takes longer to start.',
            ['github kubernetes/kubernetes/issues/92464'],
          ),
          remedy:
            'Set timeoutSeconds to what the command takes under load, or use httpGet or tcpSocket.',
          see: ['C-51'],
        },
        no: { next: 'd' },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Does the event say “forcibly closed” or “aborted by the software”?',
        says: ['forcibly closed by the remote host', 'aborted by the software'],
        expected: inferred('Yes.', ['github projectcalico/calico/pull/10437']),
        yes: {
          cause: inferred(
            'The policies of the endpoint were written anew, or the program closes the connection.',
            ['github projectcalico/calico/pull/10437', 'github kubernetes/kubernetes/issues/69545'],
          ),
          see: ['N-35'],
        },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'e',
        command: 'curl.exe -m 30 http://POD:PORT/PATH',
        expected: inferred('On the node it answers, later than timeoutSeconds.', [
          'github kubernetes/kubernetes/issues/89898',
        ]),
        yes: {
          cause: inferred('The program answers too late; on a busy node all answers are late.', [
            'github kubernetes/kubernetes/issues/89898',
          ]),
          remedy: 'Raise timeoutSeconds, and lay aside CPU with --system-reserved.',
          see: ['N-28', 'T-17'],
        },
        no: { next: 'f' },
        cost: 2,
      },
      {
        id: 'f',
        ask: 'Do the probes of all pods of the node fail at once, while kubectl exec works?',
        expected: inferred('Yes.', [
          'github projectcalico/calico/issues/6196',
          'github Azure/azure-container-networking/issues/359',
        ]),
        yes: {
          cause: inferred('The node does not reach its own pods.', [
            'github projectcalico/calico/issues/6196',
            'github Azure/azure-container-networking/issues/359',
          ]),
          remedy: 'Restart HNS and the network agent, else the node; update Windows.',
          see: ['N-28'],
        },
        no: {
          end: 'Collect the events of kubectl describe pod, and what the program logs at the time of a failure.',
        },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-29',
    title: 'A container crashes again and again',
    said: [
      'The pod is in CrashLoopBackOff',
      'The network agent keeps crashing on the Windows node',
      'The container restarts every few minutes',
    ],
    steps: [
      {
        id: 'a',
        command: 'kubectl describe pod POD',
        says: ['failed liveness probe', 'Liveness probe failed', 'Startup probe failed'],
        expected: inferred('Killing: the container failed its liveness or startup probe.', [
          'github kubernetes-csi/csi-driver-smb/issues/846',
        ]),
        yes: {
          cause: inferred('The program runs, and its probe ends it.', [
            'github kubernetes-csi/csi-driver-smb/issues/846',
          ]),
          see: ['T-28'],
        },
        no: { next: 'b' },
        cost: 1,
      },
      {
        id: 'b',
        ...refusedByHcs,
        no: { next: 'c' },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Is Exit Code of Last State one of Windows, as 3221225794 or 0xc0000135?',
        says: ['32212', '-10737', '0xc0000'],
        expected: inferred('Yes.', ['hcsshim-zerrors_windows#L7383']),
        yes: {
          cause: inferred(
            'Windows ended the program: the image lacks a library, desktop resources are used up, or it crashed.',
            ['hcsshim-zerrors_windows#L7383'],
          ),
          see: ['M-EXC-01'],
        },
        no: { next: 'd' },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Is it a pod for Linux, on a Windows node?',
        expected: inferred('Yes.', ['github cilium/cilium/issues/31873']),
        yes: {
          cause: inferred('Nothing keeps a pod for Linux from Windows nodes.', [
            'github cilium/cilium/issues/31873',
          ]),
          remedy: 'Give it the nodeSelector kubernetes.io/os: linux.',
          see: ['T-24'],
        },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'e',
        command: 'kubectl logs POD -c CONTAINER --previous --tail=50',
        expected: inferred('Text before its end.', [
          'github kubernetes-csi/csi-driver-smb/issues/846',
        ]),
        yes: {
          end: 'Paste its last lines here: many messages of network agents, drivers and kube-proxy are known.',
        },
        no: {
          end: 'Collect kubectl describe pod, and Get-WinEvent -LogName Application of the node from the time of its end.',
        },
        cost: 1,
      },
    ],
  },
]
