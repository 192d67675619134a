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
]
