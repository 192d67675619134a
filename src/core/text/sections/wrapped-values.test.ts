import { expect, test } from 'vitest'
import { linesOf } from '../lines.ts'

const read = (text: string) => linesOf(text).map((line) => line.text)

test('a value, and a comment, that a mail broke', () =>
  expect(
    read(
      'spec:\n  containers:\n    - name: web\n      image:\nregistry.eu-central-1.corp.example.com/team/shop/frontend-web:4.18.2-ltsc2022\n      ports:\n        # the load balancer of the old data centre asks this port too, until\nsomebody moves it\n        - containerPort: 80',
    ),
  ).toEqual([
    'spec:',
    '  containers:',
    '    - name: web',
    '      image: registry.eu-central-1.corp.example.com/team/shop/frontend-web:4.18.2-ltsc2022',
    '      ports:',
    '        # the load balancer of the old data centre asks this port too, until somebody moves it',
    '        - containerPort: 80',
  ]))

test('a key at the end of a line keeps its blank, and what is not closed goes on', () => {
  const key = '    kubeadm.kubernetes.io/kube-apiserver.advertise-address.endpoint:'
  expect(read(`  a:\n${key}\n172.31.4.10:6443\n  b:\n    c: 1`)).toContain(
    `${key} 172.31.4.10:6443`,
  )
  const command = '      command: ["pwsh.exe", "-Command", "Get-Service; Start-Sleep'
  expect(read(`    - name: a\n${command}\n2147483600000"]`)).toContain(`${command} 2147483600000"]`)
})

test.each([
  'a:\n  b: 1\nc:\n  d: 2',
  'a:\n  b:\nshort\n  c: 1',
  'a:\n  b: a value that would have had no room for the word below it, none\nkind: Pod\n  c: 1',
  'Name:\n  b: 1\n\nWords of somebody who wrote a sentence that is longer than a line has room for.\n  c: 1',
])('everything else stays: %j', (text) => expect(read(text)).toEqual(text.split('\n')))
