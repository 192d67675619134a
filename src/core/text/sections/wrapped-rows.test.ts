import { expect, test } from 'vitest'
import { linesOf } from '../lines.ts'

const read = (text: string) => linesOf(text).map((line) => line.text)
const cut = (text: string, width: number) =>
  text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'g')) ?? [''])
    .join('\n')

const table = `NAME            STATUS   ROLES   AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
akswin000001    Ready    agent   61d   v1.27.5   10.240.0.66   Windows Server 2019 Datacenter   10.0.17763.4851   containerd://1.6.21
akswin000002    Ready    agent   61d   v1.27.5   10.240.0.67   Windows Server 2019 Datacenter   10.0.17763.4851   containerd://1.6.21

More words.`

test.each([80, 100, 120])('a window of %d characters breaks words', (width) => {
  const lines = read(cut(table, width))
  const [head = '', ...rows] = lines
  expect(head).toMatch(/^NAME .* VERSION .* OS-IMAGE .* KERNEL-VERSION .* CONTAINER-RUNTIME$/)
  expect(rows.join('\n').replaceAll(/\s+/g, ' ')).toContain(
    'Windows Server 2019 Datacenter 10.0.17763.4851 containerd://1.6.21 akswin000002',
  )
  expect(rows.filter((row) => row.startsWith('akswin'))).toHaveLength(2)
  expect(lines.at(-1)).toBe('More words.')
})

test('a mail breaks lines at blanks, and what goes on is indented', () =>
  expect(
    read(
      'NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP\nOS-IMAGE   CONTAINER-RUNTIME\nw1     Ready    <none>   4h    v1.29.4   10.0.0.4\nWindows Server 2022 Datacenter   containerd://1.7.15\nThanks!',
    ),
  ).toEqual([
    'NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP  OS-IMAGE   CONTAINER-RUNTIME',
    'w1     Ready    <none>   4h    v1.29.4   10.0.0.4',
    '    Windows Server 2022 Datacenter   containerd://1.7.15',
    'Thanks!',
  ]))

test.each([
  table,
  'NAME   STATUS   ROLES    AGE   VERSION\nw1     Ready    <none>   4h    v1.29.4\nThanks!',
  'NAME   STATUS\nBOTH ARE\nw1     Ready',
])('what nobody broke stays: %j', (text) => expect(read(text)).toEqual(text.split('\n')))
