import { expect, it } from 'vitest'
import { diagnose } from '../../diagnose.ts'
import { linesOf } from '../lines.ts'

const texts = (text: string) => linesOf(text).map((line) => line.text)

it('takes the marks of Markdown out of a table of kubectl, and keeps the columns', () => {
  const table = `Nodes:

|NAME |STATUS|ROLES|AGE|VERSION|
|-----|:----:|-----|---|-------|
|win1 |Ready |<none>|2d|v1.29.0|

They work.`
  expect(texts(table)).toEqual([
    'Nodes:',
    '```',
    ' NAME  STATUS ROLES AGE VERSION',
    ' win1  Ready  <none> 2d v1.29.0',
    '```',
    'They work.',
  ])
})

it.each([
  ['a table of something else', '|Name|Version|\n|---|---|\n|containerd|1.7.1|'],
  ['no table', 'NAME | STATUS | is what kubectl prints'],
  ['what is code', '```\nNAME | STATUS | AGE\n--- | --- | ---\nwin1 | Ready | 2d\n```'],
])('leaves %s', (_, text) => {
  expect(texts(text)).toEqual(text.split('\n'))
})

it('reads the versions of nodes in such a table', () => {
  const text = `My nodes:

NAME | STATUS | ROLES | AGE | VERSION
--- | --- | --- | --- | ---
cp | Ready | control-plane | 4d | v1.30.1
win1 | Ready | <none> | 2d | v1.33.0
`
  const { findings } = diagnose([{ name: 'issue.md', text }])
  expect(findings.filter(({ id }) => id === 'kubelet-fits-control-plane')).toMatchObject([
    { line: 6 },
  ])
})
