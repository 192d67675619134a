import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { exportedLog } from './exported-log.ts'

const failed =
  'E0611 09:30:12.361242    4132 run.go:74] "command failed" err="unknown flag: --network-plugin"'
const version =
  'I0611 09:30:13.361242    4132 server.go:484] "Kubelet version" kubeletVersion="v1.29.5"'
const csv = (text: string) => `"${text.replaceAll('"', '""')}"`

test.each([
  [
    'CSV',
    `"@timestamp","host","message"\n${[failed, version].map((one) => `"2024-06-11T09:30:12Z","w1",${csv(one)}\n`).join('')}`,
    3,
  ],
  [
    'JSON',
    `[\n${[failed, version].map((one) => `  ${JSON.stringify({ line: one, fields: { host: 'w1' } })},\n`).join('')}]\n`,
    3,
  ],
  [
    'a record of JSON on each line',
    [failed, version]
      .map((one) => `${JSON.stringify({ stream: 'stderr', log: `${one}\n` })}\n`)
      .join(''),
    2,
  ],
])('a log is read as one: %s', (_, text, line) => {
  const { observations } = diagnose([{ name: 'a.txt', text }])
  expect(observations).toContainEqual(
    expect.objectContaining({ name: 'kubelet.version', value: '1.29.5', file: 'a.txt', line }),
  )
  expect(observations.map(({ name }) => name)).toContain('refusedFlag')
})

test.each([
  ['a log as it is', `${failed}\n${version}\n`],
  [
    'a log that a file quotes',
    `Hello.\n\nWe see this:\n"${version}"\nCan you help?\nIt is the third time.\n`,
  ],
])('%s stays', (_, text) => expect(exportedLog(text)).toBeUndefined())

test('the words around the records stay', () => {
  const records = [failed, version].map((one) => JSON.stringify({ log: `${one}\n` }))
  const sent = ['The nodes are Windows Server 2022.', '', ...records, '', 'What is wrong here?']
  expect(exportedLog(sent.join('\n'))?.text?.split('\n')).toEqual([
    'The nodes are Windows Server 2022.',
    '',
    failed,
    version,
    '',
    'What is wrong here?',
  ])
})

const refused = 'Error: unknown flag: --network-plugin'

test.each([
  [
    'JSON',
    [version, refused, 'panic: "x" is not known'].map((one) =>
      JSON.stringify({ stream: 'stderr', time: '2024-06-11T09:30:12Z', log: `${one}\n` }),
    ),
  ],
  [
    'CSV',
    [version, refused, 'panic: "x" is not known'].map(
      (one) => `"2024-06-11T09:30:12Z","w1",${csv(one)},"ab12"`,
    ),
  ],
])('of %s, records that are no lines of klog keep their messages', (_, records) =>
  expect(exportedLog([...records, ...records.slice(0, 1)].join('\n'))?.text?.split('\n')).toEqual([
    version,
    refused,
    'panic: "x" is not known',
    version,
  ]),
)

test('a record with its message under another key keeps it', () => {
  const records = [
    JSON.stringify({ log: version }),
    JSON.stringify({ level: 'error', msg: refused, host: 'w1' }),
    JSON.stringify({ log: version }),
  ]
  expect(exportedLog(records.join('\n'))?.text?.split('\n')).toEqual([version, refused, version])
})
