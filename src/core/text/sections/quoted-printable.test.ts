import { expect, test } from 'vitest'
import { linesOf } from '../lines.ts'
import { sentText } from './quoted-printable.ts'

const read = (text: string) => linesOf(text).map((line) => line.text)

test('a mail is read as it was before it was sent, and its lines keep their numbers', () => {
  const mail =
    'Content-Transfer-Encoding: quoted-printable\n\nkubelet.exe --con=\nfig=3DC:\\k\\a.yaml --v=3D=\n4\nGr=C3=BC=C3=9Fe'
  expect(read(mail)).toEqual([
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'kubelet.exe --config=C:\\k\\a.yaml --v=4',
    '',
    '',
    'Grüße',
  ])
  expect(linesOf(mail).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
})

test('the body alone is known by its signs', () => {
  expect(read('kubelet.exe --network-plugin=3Dc=\nni')).toEqual([
    'kubelet.exe --network-plugin=cni',
    '',
  ])
})

test('a body of plain words is known by lines that were cut at one width', () => {
  const body = [
    'Error: pod does not have label vpc.amazonaws.com/PrivateIPv4Address, which s=',
    'tands on all pods that we have on the other nodes of this cluster, and none =',
    'of them fails.',
  ]
  const [first = ''] = read(body.join('\n'))
  expect(first).toContain('which stands on all pods')
  expect(first).toContain('and none of them fails.')
  expect(sentText(body.join('\r\n'))).toContain('which stands on')
})

test('letters with accents tell it too', () => {
  expect(read('Viele Gr=C3=BC=C3=9Fe, und sie=\nhe unten')).toEqual([
    'Viele Grüße, und siehe unten',
    '',
  ])
})

test.each([
  ['addresses of pages', 'https://registry.local/a?x=3D1&b=3D=\nnext'],
  ['a base64 text', 'dG9rZW4=\nYWJj'],
  ['one line of a certificate', `${'A'.repeat(75)}=\n-----END CERTIFICATE-----`],
  ['assignments', `$a = ${'b'.repeat(60)} =\n  1\n$c = ${'d'.repeat(60)} =\n  2`],
  ['flags', 'kubelet.exe --v=3\n--max-pods=\n30'],
  ['what is no UTF-8', 'a=3Db=FF c=\nd'],
])('%s are left as they are, but for what is encoded', (name, text) => {
  expect(read(text)).toEqual(name === 'what is no UTF-8' ? ['a=b=FF cd', ''] : text.split('\n'))
})

test('blanks at the ends of lines, and lines that an answer quotes', () => {
  expect(
    read('our file\n{ "Network":=20\n"10.244.0.0/16", "Backend": { "Type":=20\n"vxlan" } }'),
  ).toEqual(['our file', '{ "Network": ', '"10.244.0.0/16", "Backend": { "Type": ', '"vxlan" } }'])
  expect(read('> kubelet.exe --enforce-node-al=\n> locatable=3D"" --v=3D4')[0]).toContain(
    '--enforce-node-allocatable="" --v=4',
  )
  expect(read('kubelet.exe --v=4 --max-pods=20\nsize=20')).toEqual([
    'kubelet.exe --v=4 --max-pods=20',
    'size=20',
  ])
})
