import { inferred } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What charts and agents for logs print on clusters with Windows nodes. */
export const agentAndChartSymptoms: readonly Symptom[] = [
  {
    id: 'D-16',
    about: 'logs that an agent does not find',
    kind: 'error',
    weak: 'message',
    words: [['no files match the configured include patterns']],
    printed: [{ by: 'OpenTelemetry Collector', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The agent has no mount of the folder, or of the one its entries link to: C:\\var\\log\\pods, and with docker C:\\ProgramData\\docker\\containers.',
          [
            'github fluent/fluent-bit/issues/960',
            'github signalfx/splunk-otel-collector-chart/pull/361',
          ],
        ),
        checks: [
          { command: 'kubectl exec AGENT -- cmd /c dir C:\\var\\log\\pods', shows: 'nothing' },
        ],
        remedy: 'Mount both with hostPath.',
      },
    ],
  },
  {
    id: 'D-17',
    about: 'hook of a chart',
    kind: 'error',
    words: [
      ['UPGRADE FAILED', 'timed out waiting for the condition'],
      ['INSTALLATION FAILED', 'timed out waiting for the condition'],
      ['hooks failed: timed out waiting for the condition'],
      ['failed pre-install: timed out waiting for the condition'],
    ],
    printed: [{ by: 'helm', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'A job or pod of the chart did not get ready: without a node selector a Linux image may have gone to a Windows node.',
          [
            'github kubernetes/ingress-nginx/issues/7548',
            'github kubernetes/ingress-nginx/issues/6302',
          ],
        ),
        checks: [
          { command: 'kubectl get jobs,pods -n NAMESPACE -o wide', shows: 'what waits, where' },
        ],
        remedy:
          'Set nodeSelector kubernetes.io/os: linux for its pods and jobs, or mend what describe shows.',
      },
    ],
  },
  {
    id: 'D-41',
    about: 'mount without its volume',
    kind: 'error',
    words: [['volumeMounts[', '].name: Not found:']],
    printed: [{ by: 'API server', in: 'output of kubectl apply or helm' }],
    causes: [
      {
        cause: inferred(
          'A container mounts a volume that the pod does not declare, as where a chart leaves the volume out for Windows, but not the mount.',
          ['github DataDog/helm-charts/issues/729'],
        ),
        checks: [
          { command: 'helm template CHART -f VALUES', shows: 'no volume of the name in quotes' },
        ],
        remedy: 'Declare the volume or take the mount out; of a chart, take another version.',
      },
    ],
  },
  {
    id: 'D-42',
    about: 'address of a pipe',
    kind: 'error',
    words: [
      ['open npipe:', 'label syntax is incorrect'],
      ['CreateFile npipe:', 'label syntax is incorrect'],
    ],
    printed: [{ by: 'ctr, containerd clients', in: 'its output or log' }],
    causes: [
      {
        cause: inferred(
          'The program takes the address as a file name: it wants the pipe without npipe: in front.',
          ['github rancher/rke2/issues/2161', 'github containerd/containerd/issues/5671'],
        ),
        checks: [{ look: 'the address given to it', shows: 'npipe:// in front' }],
        remedy: String.raw`Give ctr and clients of containerd \\.\pipe\containerd-containerd; npipe:// is for crictl.`,
      },
    ],
  },
  {
    id: 'D-43',
    about: 'path with an escape',
    kind: 'error',
    words: [[String.raw`CommandLine":"C:\u00`]],
    printed: [{ by: 'docker, hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          String.raw`A backslash of the path was read as an escape: C:\f… became a form feed (\u000c), so no such program exists.`,
          ['github rancher/rancher/issues/30516'],
        ),
        checks: [{ look: 'command, or ENTRYPOINT of the image', shows: 'single backslashes' }],
        remedy: 'Double each backslash, or write slashes.',
      },
    ],
  },
]
