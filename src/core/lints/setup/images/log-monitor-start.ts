import { logMonitorShell } from '../../../catalog/workload/resources.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const logMonitorStart = defineLint({
  id: 'log-monitor-start',
  on: 'setup',
  summary: 'An image with LogMonitor as its shell starts its program through it',
  remediation:
    'Write ENTRYPOINT or CMD without brackets, or put C:\\\\LogMonitor\\\\LogMonitor.exe before the program in the list.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'image.pastLogMonitor').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails',
      message: `The image starts ${String(one.value).slice(0, 120)} as a list, which no shell runs: LogMonitor, which SHELL names, is not started, and kubectl logs stays empty.`,
      facts: [logMonitorShell],
    })),
})
