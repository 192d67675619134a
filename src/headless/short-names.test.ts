import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

const short = (...names: readonly string[]) =>
  shortNames(names.map((name) => ({ name, text: '' }))).map(({ name }) => name)

test.each([
  ['one file', ['/home/kim/case/kubelet.log'], ['kubelet.log']],
  ['a folder', ['/home/kim/a.yaml', '/home/kim/b.log'], ['a.yaml', 'b.log']],
  ['folders of one', ['case/node/a.log', 'case/cluster/a.log'], ['node/a.log', 'cluster/a.log']],
  ['a folder and one in it', ['case/a.log', 'case/x/a.log'], ['a.log', 'x/a.log']],
  ['folders of Windows', ['D:\\case\\a.log', 'D:\\case\\b.log'], ['a.log', 'b.log']],
  ['names alone', ['a.log', 'b.log'], ['a.log', 'b.log']],
  ['the same file twice', ['case/a.log', 'case/a.log'], ['a.log', 'a.log']],
])('%s', (_, names, expected) => expect(short(...names)).toEqual(expected))
