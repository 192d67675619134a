import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const documentsOf = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).documents.map(
    ({ lines: [from, to], isAside }) => `${from}-${to}${isAside ? ' aside' : ''}`,
  )
const nodes = ['NAME    STATUS   ROLES    AGE   VERSION', 'win-1   Ready    <none>   9d    v1.29.6']

describe('what has no content of its own', () => {
  test('are words between outputs', () =>
    expect(
      documentsOf(
        ['Hello,', 'this is the node:', '', '```', ...nodes, '```', '', 'Thanks, Bo'].join('\n'),
      ),
    ).toEqual(['1-3 aside', '5-6', '8-9 aside']))

  test.each([
    [
      'a prompt without a command',
      ['PS C:\\> kubectl get nodes', ...nodes, 'PS C:\\>'].join('\n'),
      ['2-3'],
    ],
    [
      'the shell around documents',
      'PS C:\\> Get-Content C:\\etc\\rancher\\rke2\\config.yaml\nserver: https://10.0.0.10:9345\ntoken: K10abcdef0123456789abcdef::server:0123456789abcdef\ncni: flannel\n\nthanks, Bo\n',
      ['2-5'],
    ],
  ])('is %s', (_, text, others) =>
    expect(documentsOf(text).filter((one) => !one.endsWith('aside'))).toEqual(others),
  )
})

describe('no such thing is', () => {
  test('the only text of a file', () =>
    expect(documentsOf('Hello, it does not work any more since Monday.')).toEqual(['1-1']))

  test.each([
    ['output that nobody knows', 'Foo state: degraded (3 of 5 wibbles)'],
    ['a table of it', 'Wibble    State    Age\nfoo       down     3d'],
    ['a value in words', 'We run Kubernetes 1.28.'],
    ['a complaint', 'Pods stay in ContainerCreating.'],
  ])('%s', (_, text) =>
    expect(documentsOf(['```', ...nodes, '```', '', text].join('\n')).at(-1)).not.toMatch(/aside/),
  )
})
