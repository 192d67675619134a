import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { promptParts } from './prompt-parts.ts'

const of = (...texts: readonly string[]) =>
  promptParts(texts.map((text, i) => ({ name: `${i}.txt`, text })))

describe('what was typed on several machines', () => {
  test.for([
    [
      '[win-1]: PS C:\\Users\\a\\Documents> ver\n1\n[win-2]: PS C:\\> ver\n2',
      ['node win-1', 'node win-2'],
    ],
    [
      'admin@WIN-1 C:\\Users\\admin>ver\n1\ncorp\\admin@win-2.corp.local C:\\>ver\n2',
      ['node win-1', 'node win-2'],
    ],
    ['[10.0.0.1]: PS C:\\> a\n[10.0.0.2]: PS C:\\> b', ['node 10.0.0.1', 'node 10.0.0.2']],
  ] as const)('%j', ([text, labels]) => expect(of(text).map(({ label }) => label)).toEqual(labels))

  test.for([
    '[win-1]: PS C:\\> ver\n1\n[win-1]: PS C:\\k> dir',
    'PS C:\\> ver\nPS D:\\> ver',
    'root@m1:~# kubectl get nodes\nroot@m2:~# ls',
    'me@a.example C:\\ is my address',
    Array.from({ length: 17 }, (_, i) => `[win-${i}]: PS C:\\> ver`).join('\n'),
  ])('one: %j', (text) => expect(of(text)).toEqual([]))

  test('what was typed elsewhere belongs to all, and each line stands where it stood', () => {
    const [first, second] = of(
      '[win-1]: PS C:\\> ver\n1\nPS C:\\> kubectl get nodes\nshared\n[win-2]: PS C:\\> ver\n2',
      'a mail',
    )

    expect(first?.files).toEqual([
      { name: '0.txt', text: '[win-1]: PS C:\\> ver\n1\nPS C:\\> kubectl get nodes\nshared\n\n' },
      { name: '1.txt', text: 'a mail' },
    ])
    expect(second?.starts).toEqual([{ file: '0.txt', line: 5 }])
    expect(second?.files[0]?.text).toContain('shared\n[win-2]')
  })
})

test('values of two machines do not contradict each other', () => {
  const typed = (i: number) =>
    `[win-${i}]: PS C:\\> type start.ps1\nC:\\k\\kubelet.exe --hostname-override=win-${i} --node-ip=10.0.0.${i}\n`

  expect(
    diagnose([{ name: 'a.txt', text: `${typed(1)}${typed(2)}` }]).findings.map(({ id }) => id),
  ).not.toContain('values-disagree')
})
