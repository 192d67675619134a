import { expect, test } from 'vitest'
import { decided } from '../../../model/observe.ts'
import { shownFiles } from './shown-text.ts'

const shown = (text: string) => shownFiles([{ name: 'a', text }], [])[0]

test.each([
  ['a flag', 'kubelet.exe\n--bootstrap-token=abcdefghij\n--v=2', 2],
  ['a key of YAML', 'user:\n  password: "hunter2hunter2"\n', 2],
  ['a key of a kubeconfig', 'users:\n- client-key-data: LS0tLS1CRUdJTi\n', 2],
  ['a bootstrap token', 'join\nwith abcdef.0123456789abcdef', 2],
])('%s is masked in its line', (_, text, line) => {
  const file = shown(text)
  expect(file?.lines[line - 1]).toContain('***')
  expect(file?.lines.join()).not.toMatch(/hunter2|LS0t|abcdef/)
  expect(file?.masked).toBe(1)
})

test('a key goes with all its lines, and the lines after it keep their numbers', () => {
  const key = '-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabcd\n-----END RSA PRIVATE KEY-----'
  const file = shown(`a\r\n${key}\nb`)
  expect(file?.lines).toEqual(['a', '***', '***', '***', '***', 'b'])
})

test('what was read as a secret is masked where it stands', () => {
  const place = { file: 'a', line: 1, column: 9 }
  const [file] = shownFiles(
    [{ name: 'a', text: 'joining s3cr3t now' }],
    [decided('joinMethod', '***', '***', place)],
  )
  expect(file?.lines).toEqual(['joining *** now'])
})

test('what is no secret stays', () => {
  const text = 'clusterDNS: 10.96.0.10\ntoken:\n- secretName: web'
  expect(shown(text)).toMatchObject({ lines: text.split('\n'), masked: 0 })
})

test('no end of a secret stays behind', () =>
  expect(shown('password: hunter2hunter2, token=abcdefghijkl x')?.lines).toEqual([
    'password: ***, *** x',
  ]))

test('all that a Secret holds is masked, and nothing after it', () => {
  const secret = 'kind: Secret\ndata:\n  user: YWRtaW4=\n  text: |\n    abc\ntype: Opaque'
  const after = '---\nkind: ConfigMap\ndata:\n  user: me'
  const masked = 'kind: Secret\ndata:\n  user: ***\n  text: ***\n    ***\ntype: Opaque'
  expect(shown(`${secret}\n${after}`)?.lines.join('\n')).toBe(`${masked}\n${after}`)
})

test('a Secret in JSON is masked too', () => {
  const secret = '{\n  "kind": "Secret",\n  "data": {\n    "user": "YWRtaW4="\n  }\n}'
  expect(shown(secret)?.lines.join('\n')).toBe(secret.replace('"YWRtaW4="', '***'))
})
