import { expect, test } from 'vitest'
import { diagnose } from '../../core/diagnose.ts'
import { outputOf } from './output-text.ts'

test('output without its command is read as that of the command', () => {
  const text = outputOf('Get-HnsNetwork', 'Name : cbr0\nType : l2bridge')
  expect(diagnose([{ name: 'a', text }]).scenario.networkMode).toBe('l2bridge')
})

test('output that shows its command stays as it is', () => {
  const text = 'PS C:\\k> Get-HnsNetwork\nName : cbr0'
  expect(outputOf('Get-HnsNetwork', text)).toBe(text)
})

test.each([
  'PS C:\\k> kubectl describe pod web-1\nName: web-1',
  'C:\\k>kubectl describe pod web-1\nName: web-1',
  'jane@build7:~$ kubectl describe pod web-1\nName: web-1',
  '\n$ kubectl describe pod web-1\nName: web-1',
  'kubectl describe pod web-1\nName: web-1',
])('so does output with a command of its own: %s', (text) =>
  expect(outputOf('kubectl describe pod POD', text)).toBe(text),
)

test.each(['PS C:\\>\nName: web-1', 'Name: web-1', '# web\nName: web-1 kubectl'])(
  'a prompt alone is no command: %s',
  (text) => expect(outputOf('kubectl describe pod POD', text)).toMatch(/^PS C:\\> kubectl/),
)
