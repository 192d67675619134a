import { expect, test } from 'vitest'
import { secretIn } from './secrets.ts'

test.each([
  ['-----BEGIN RSA PRIVATE KEY-----', 'a key or certificate'],
  ['client-key-data: LS0tLS1CRUdJTiBSU0E=', 'a key or certificate'],
  ['abcdef.0123456789abcdef', 'a bootstrap token'],
  ['--token=abcdef.0123456789abcdef', 'a bootstrap token'],
  ['eyJhbGciOiJSUzI1NiIs.eyJpc3MiOiJrdWJlcm5l.c2lnbg', 'a token'],
  ['http://user:pa55word@proxy.example.com:3128', 'a password in an address'],
  ['//u:p@', 'a password in an address'],
  ['AKIAIOSFODNN7EXAMPLE', 'an access key'],
  ['password=correct-horse', 'a password or token'],
])('%s', (text, kind) => expect(secretIn(text)).toBe(kind))

test.each([
  'http://proxy.example.com:3128',
  'q1game-q1game-6adca6-e3314a8c.hcp.westus2.azmk8s.io:443',
  'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2025',
  'example.com/secret=yes',
  'master.kubernetesmaster',
  '10.244.0.0/16',
])('nothing in %s', (text) => expect(secretIn(text)).toBeUndefined())
