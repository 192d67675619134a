import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { furtherRowsOf } from './described-rows.ts'

const rowsOf = (text: string) =>
  furtherRowsOf(toDocument('a.txt', { lines: linesOf(text), isFenced: false }), 'pod a').map(
    ({ name, value, line, column }) => [name, value, line, column],
  )

test.each([
  [
    'the rows below the first one, but what every pod has',
    'Tolerations:  a=b:NoSchedule\n              node.kubernetes.io/unreachable:NoExecute op=Exists for 300s\n              os=windows:NoSchedule',
    [['workload.toleration', 'os=windows:NoSchedule', 3, 15]],
  ],
  [
    'what a pod selects',
    'Node-Selectors:  agentpool=win\n                 kubernetes.io/os=windows\nTolerations:     a=b:NoSchedule',
    [['workload.nodeSelector', 'kubernetes.io/os=windows', 2, 18]],
  ],
  ['nothing of other fields', 'Labels:  app=a\n         tier=b\nTolerations:  <none>', []],
  [
    'nothing behind them',
    'Tolerations:  a=b:NoSchedule\nEvents:  <none>\n         c=d:NoSchedule',
    [],
  ],
])('%s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows))
