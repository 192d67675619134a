import { Gunzip, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isPacked, unpack } from './unpack.ts'

const zip = zipSync({ 'node/kubelet.log': strToU8('E0101 10:00:00.0 1 a.go:1] failed') })
const inLines = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes)).replaceAll(/(.{60})/g, '$1\r\n')
const mail = (body: string) => `From: a@example.com
Subject: logs
Content-Type: multipart/mixed; boundary="b"

--b
Content-Type: text/plain

See the zip.
--b
Content-Type: application/zip; name="logs.zip"
Content-Transfer-Encoding: base64

${body}
--b--
`
const file = (text: string) => ({ name: 'mail.eml', bytes: strToU8(text) })

test('a zip in a mail is read as the files in it', () => {
  const sent = file(mail(inLines(zip)))
  expect(isPacked(sent)).toBe(true)
  expect(unpack([sent], { unzipSync, Gunzip })).toMatchObject([
    { name: 'mail.eml' },
    { name: 'node/kubelet.log', text: 'E0101 10:00:00.0 1 a.go:1] failed' },
  ])
})

test('one that was cut off stands beside the mail, to be named as unread', () => {
  const sent = file(mail(inLines(zip).slice(0, 70)))
  expect(unpack([sent], { unzipSync, Gunzip })).toMatchObject([
    { name: 'mail.eml' },
    { name: 'mail.eml attachment 1.zip' },
  ])
})

test.each(['kubelet.exe --v=4', 'a log\n\nUEsDBAoAAAAAAAAA\n', mail('TWFu')])(
  'nothing is unpacked of %j',
  (text) => expect(isPacked(file(text))).toBe(false),
)
