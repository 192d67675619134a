import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { listedInWords } from './listed-in-words.ts'

const read = (text: string) =>
  listedInWords(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ value, line, column }) => `${String(value)} ${line}:${column}`,
  )

test('reads names below their folder', () =>
  expect(read('Files:\nC:\\etc\\cni\\net.d:\n0-nat.json\n10-flannel.conf\n\nThanks')).toEqual([
    'C:\\etc\\cni\\net.d 2:1',
    '0-nat.json 3:1',
    '10-flannel.conf 4:1',
  ]))

test('reads names in a sentence', () =>
  expect(
    read('In C:\\etc\\cni\\net.d there are 0-nat.json and 10-flannel.conflist. See a.json.'),
  ).toEqual(['C:\\etc\\cni\\net.d 1:4', '0-nat.json 1:31', '10-flannel.conflist 1:46']))

test('reads names of a sentence that a mail broke into lines', () =>
  expect(
    read(
      'In D:\\cni\\conf there are two files, 0-nat.json\nand 10-flannel.conf. The kubelet reads b.json.',
    ),
  ).toEqual(['D:\\cni\\conf 1:4', '0-nat.json 1:37', '10-flannel.conf 2:5']))

test.each(['We removed 0-nat.json yesterday', 'then we deleted 0-nat.json'])(
  'reads no further than the sentence where no full stop ends it: %s',
  (next) =>
    expect(read(`In D:\\cni\\conf there is 10-flannel.conf\n${next}`)).toEqual([
      'D:\\cni\\conf 1:4',
      '10-flannel.conf 1:25',
    ]),
)

test('reads no file that is gone', () =>
  expect(
    read(
      'In D:\\cni\\conf there is one file, 10-flannel.conf, and\n0-nat.json was removed long ago.',
    ),
  ).toEqual(['D:\\cni\\conf 1:4', '10-flannel.conf 1:35']))

test('reads nothing behind an empty line', () =>
  expect(read('In D:\\cni\\conf there are two files.\n\n10-flannel.conf is our own')).toEqual([]))

test.each([
  'We deleted 0-nat.json from C:\\etc\\cni\\net.d, only 10-flannel.conf is left.',
  'The folder C:\\etc\\cni\\net.d contains nothing.',
  'containerd reads C:\\etc\\cni\\net.d: see config.toml',
])('reads nothing in “%s”', (text) => expect(read(text)).toEqual([]))
