import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const file = (i: number, host: string, address: string, flags = '') => ({
  name: `win-${i}/out.txt`,
  text: `PS C:\\> hostname\n${host}\nPS C:\\> C:\\k\\kubelet.exe --node-ip=${address}${flags}\n`,
})

const found = (...files: readonly { readonly name: string; readonly text: string }[]) =>
  diagnose(files).findings.filter(({ id }) => id === 'host-name-once')

test('two machines of one name', () =>
  expect(found(file(1, 'WIN-TPL', '10.0.0.4'), file(2, 'WIN-TPL', '10.0.0.5'))).toMatchObject([
    {
      severity: 'warning',
      file: 'win-2/out.txt',
      message: expect.stringMatching(/10\.0\.0\.5 and 10\.0\.0\.4 both have the name/i) as unknown,
    },
  ]))

test.each([
  ['two names', file(1, 'WIN-A', '10.0.0.4'), file(2, 'WIN-B', '10.0.0.5')],
  ['one machine that was asked twice', file(1, 'WIN-A', '10.0.0.4'), file(2, 'WIN-A', '10.0.0.4')],
  [
    'kubelets that are given other names',
    file(1, 'WIN-TPL', '10.0.0.4', ' --hostname-override=a1'),
    file(2, 'WIN-TPL', '10.0.0.5', ' --hostname-override=a2'),
  ],
])('no fault: %s', (_, ...files) => expect(found(...files)).toEqual([]))
